BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE asks (
	"table" VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	"row" INTEGER NOT NULL, 
	agreed JSON NOT NULL, 
	CONSTRAINT pk_asks PRIMARY KEY ("table"), 
	CONSTRAINT fk_asks_table_tables FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	"table" VARCHAR NOT NULL, 
	room VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	text TEXT NOT NULL, 
	created INTEGER NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY (id), 
	CONSTRAINT fk_chat_table_tables FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "chat" VALUES(1,'Q-X2Ya3SuC9YRohx','players','Ana','Good luck',1794761497);
INSERT INTO "chat" VALUES(2,'Q-X2Ya3SuC9YRohx','players','Ana','Well played',1794761500);
CREATE TABLE commands (
	"table" VARCHAR NOT NULL, 
	"by" VARCHAR NOT NULL, 
	id VARCHAR NOT NULL, 
	digest VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	CONSTRAINT pk_commands PRIMARY KEY ("table", "by", id), 
	CONSTRAINT fk_commands_table_tables FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c0','81a2e19cafb618952e805dd400ac5fc279ebca98ba90e68b0ad1e4f8ccd2266e',13);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c1','b4f47c3e4daec73315c33f4f5122ca382bb04dbb28fe45498660f4a6d424b847',13);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','wLN1s-GcxOyqK2ZK','c0','e2df2f3d3fde66b26ca46e1b987f419d8cc7292161cc3f0277556bd5136cdf78',15);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','wLN1s-GcxOyqK2ZK','c1','8ea91ffb3b9658afda857339a783fc3bfce56d33cb713b8280eb0eb9cb116662',16);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','wLN1s-GcxOyqK2ZK','c2','3694eda97437f833abf95caaedf892e0a9731c6f08ed7547b1dbdd941a8e423b',17);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','wLN1s-GcxOyqK2ZK','c3','3babd995748c452ac22185d8b6bff0b56ea22ef47ee6bca114db4414c8716d92',18);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','wLN1s-GcxOyqK2ZK','c4','683d8762b625d2c8d4f97d4d2467746b154b0e064210b2e6ef9a513b59e8cf82',21);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c2','17c3d9b9e1b7d2f86668740d7d92b194f2dbcaf1f9982ce27901481bf3288018',22);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c3','06b67a6bd7129ff5649fe92c9246ad69e11cbbc99be724df5c9878322149c383',23);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c4','20d8a3dae2641f7731c619f64fbb8688eab6241e243d93d089a9bb5b93c025b7',24);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c5','c907607421b35ca7a12af9dc4ea741f2b402d3b749bcf4ea51924e194939e56f',25);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c6','baed513c5c9d9c51b9961c51ca9193ef5a27022651901b6306d84a5d382bd7cd',28);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','wLN1s-GcxOyqK2ZK','c5','40b60ab91e505a68d03e9af7073420e3745071e7a266f808724f79746283a957',29);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','wLN1s-GcxOyqK2ZK','c6','784e8a29ea985a7b7d26f0bc6821ed4bfc049c73152a420bd57930b9ca05e526',30);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','wLN1s-GcxOyqK2ZK','c7','50fd456cd376a3cda0eedffe61d5cdfe3f2797fef2960955819c76a944568e95',31);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','wLN1s-GcxOyqK2ZK','c8','0b9ac3c918bb7c0eb78d338d43e5d38110c24567218718c2cdb3e65aa4c801ad',32);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','wLN1s-GcxOyqK2ZK','c9','98fcc6447e1b3007c130d8fa8529e93b226f226308564ecd2e19a2364814fb1b',35);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c7','12ba7216fbfdd0f2512595e79b15068f4855b86b91f307c708581ae57f6d3673',36);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c8','51b7bbfc5bf4a7324158c8459d9b273295c6c47fd0ae77b0915ab384e7f9f8ad',40);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c9','c4a86b3ca12b32839878858dfc1cd614d8cf3ea8c6c35cb9f88cbd785daca8e6',41);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c10','4e388b6405953b1ff5ce0cd13d6cc3c01f8da377f72126f7ac095f28d9ac2135',42);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c11','6474215e021d9ede33457496b1d97819611c1e8e60a7e013271dbdf5b53541f6',45);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','wLN1s-GcxOyqK2ZK','c10','b5e00dfba69315de83d3a5fa9991a46881bc356b0051fcd0e0017ab1cc0f4cb2',46);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','wLN1s-GcxOyqK2ZK','c11','9c6f2f2cc56bbce56a5a3ad850b5d81d112945241a1c251d3a61b0bc2a756d69',47);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','wLN1s-GcxOyqK2ZK','c12','ccdcca4f8129b595adb0bdb5f4d78f14a806fec0782daf064feca3c644d97517',48);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','wLN1s-GcxOyqK2ZK','c13','500e2788c055118f21dac37f96f96e6e740404be0b867d48e4708ee299cad938',49);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','wLN1s-GcxOyqK2ZK','c14','bcae507a92bcec4ecdade9bc21ee7098cfe0e490dfc2678d6adfac71024228f3',52);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c12','1bbf87eb7a5d315f288c05db3695bc862704e5911d89d9090684ebcb5bb6dd46',53);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c13','61559af24b604251ac9964cbb96d9edd23a70d61d33b8067d9b669a7ca272bc8',54);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c14','d52762f339d6aa7d9927b5f442440cd57ec2c377ca4f2086fffb0d88d378c9a0',55);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c15','b90ba4d07fabc5243ceef55b31683102779d96ef08265ec6d12e3d7e8f4bc403',56);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c16','620c66b50f68511374b383dbfe3b2fcf540a887803c42bfd0e9358f62f915b05',57);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c17','d8bfedd438bdc9f30da93c6670d6b6197cbba5eac2f17af4a7cb182cee9d3ac9',58);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c18','0984e8a02bd6bbd51b8fe3df06b9e2befa8a27213e2d9b8606cfe3613bb95462',62);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','wLN1s-GcxOyqK2ZK','c15','9c00183c6111fc28811b439d8c5c74ffaabb2c6ce413c9e676505529c1a0586a',63);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','wLN1s-GcxOyqK2ZK','c16','1832ecb3cb6c26f652b0232c43bcfa5fa6916565b1590d86e51b8c7cc2a4cc0f',64);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','wLN1s-GcxOyqK2ZK','c17','6cb3cd80caffca83eb5bff1ae25bdb31da684b80b57b2361fc38bd9b1629d07f',65);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','wLN1s-GcxOyqK2ZK','c18','d22b40e56020246de8dac88f57f1bd8255d0a8349de997e49227ec7775d8f6f5',66);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','wLN1s-GcxOyqK2ZK','c19','3a3015c06a923d760778df11c8b6968614d291a510c4052a729073a5000673a5',69);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c19','e2ac9352bfd6f2cbca3bcf3cad5e9dbf3cf43a8d9e66105d590f638f28e6f57a',70);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c20','cddb5b8dbaebc63978d2878fb1eb9fb03b893e2a8140bdcf5723de52bac92ceb',71);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c21','79c0de0b29990f76efe83ab604a81e9686d2664fa710db5fa847763e6e8ba702',72);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','wLN1s-GcxOyqK2ZK','c20','c3f5ceb813aad564a6df48a17250498a165df476a0d03d48fadde7d33d38e7e1',73);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c22','66098cc45433e5400b24dd32d6921fc837ac7a2cfdb1067f8ba1ff57b1c5f8d2',74);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c23','5e665ded19265caa00875ed4368470f599ba4f6189093e114fc87119eb2ab7fa',78);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','wLN1s-GcxOyqK2ZK','c21','06862bd4ea011a45d5a566b9868f251fb4cf025c3b42b60f599339dc426576dc',79);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','wLN1s-GcxOyqK2ZK','c22','cc07cd2360454320f60e595a82c4138b77a119c9d85a436fd18760f493532856',80);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c24','329fccba41e60cad088f2e91f72553e1754de648c8b2761a2f4b048d3023e625',87);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c25','ae0118a03682015b9725fffb7a59fadc01f214fd9045ecbc4dab6bd6909bc9c7',88);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c26','2ee2a933d31a32063d3a04b873fc9dc29ccdb79a7b43f16859a1be97686251f6',89);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c27','ab1d91cd8497e507929c52cabe4ba0b21a44bc8b505b5396c4b81a149bddba95',90);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','wLN1s-GcxOyqK2ZK','c23','7ac144fbe4bbad0786fadba0bf8933be42f2dc193cd3807a476ae4f420eedf12',91);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c28','736f65320d5c43bde3fd03174eb059ef08ee10cdb20e84e9a7e75e5b26b3e78e',92);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c29','046ccc99ff4a35c02b3b9faa9e9ae08182f06fdfb875ec011ae7b0a6a6f94f36',93);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c30','21f4b5928259596b375d4a8030edad5747e4eedd0b03f990c17881e1392d92d8',94);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','wLN1s-GcxOyqK2ZK','c24','c4f4cf57d0f800bb5b0a6cf7fe7fd67374cd28d98192268adb5d677621e137b7',106);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c31','2f15c824734801161c9ae446161a977e6c5e2c4dd0b4defe9f37350c9e5e5591',107);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c32','559d0d3241d16d30703008e3e32903df9fe6e18b3c359643ae0bd01867fc1566',108);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c33','88be6d54d25d8f7cacc7f18beac0685b7e3c1455340a8b0c3e0566ba37fe5bb7',109);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c34','e891e344082b5f7ea69cd53295bcfbdfe576942dc2e6a0ed3181187a1801416e',112);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','wLN1s-GcxOyqK2ZK','c25','06c174127a15ac62ca12ea60a2d95c582bb79d7b05f8c66db266aeb0ab055f29',113);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','wLN1s-GcxOyqK2ZK','c26','8d8a1ade119f31ae330d42272b8169a52cfc39f64f988b8aaf63e86228af1ca0',114);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','wLN1s-GcxOyqK2ZK','c27','75128988b698d880b1978821614e800f6e6ef6d067d15a49f81bd9a0283a2daf',115);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','wLN1s-GcxOyqK2ZK','c28','3bcaeba4a902a2a838335ab845d3940a8540c395ee7f11266a10cd4f805b4007',116);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','wLN1s-GcxOyqK2ZK','c29','1ef14815ea95a55204f2854fd9059a39c93af05c484bf0a3f262bc1038b2d227',117);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c35','b990544ff7e61fa0fc72f7d51a226d80787e2aeb74e525276522428591cace47',118);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','wLN1s-GcxOyqK2ZK','c30','12e4c983a4088789a25db9f9e316c655c3a67159737980a7e97ff3abde8bc521',121);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c36','14b9432467f1f97361d1828a4f21e8a224960c7c1fe1e3a72252815e337d8151',122);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c37','003e11702acdea10741dc928e48a698a91e778ca074557ea2fcc0dc7ff3c894d',123);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c38','fe6cdf6ba7751ce1fc6b1af80708ff737a490b04f538a69f8771d506fc94a852',124);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c39','eed0d88fa8e9ea9368c5b175217cd08602e2a9fa03156e6455abb7fc8481512f',125);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c40','bf8f9d5bbdb5ee31c48e03643dfb162d7c1bf6e22851f380b1cd4e85a4b9a5bd',126);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','wLN1s-GcxOyqK2ZK','c31','1ce02dd05f8467975992551a46b2c2e41764d6f6685d48e63802ce4e6542099c',132);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','wLN1s-GcxOyqK2ZK','c32','cde7d2824d4bbebd8b440a12001b5ec97820b90672de436d4231f91d7416a098',133);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','wLN1s-GcxOyqK2ZK','c33','5d1b6d0fe4c53b7a2f811278e2836e14f5eaea8f490980dc84ee94c90a3b8431',134);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','wLN1s-GcxOyqK2ZK','c34','8ee5283e330d35035d6df67c3d00962bd1477d09a78adafd463899f334f66ebc',135);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','wLN1s-GcxOyqK2ZK','c35','ea61c68886fffe4556d9b523b4b9e8facdbdb08641382c8994fe6fe9ea59a198',142);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c41','22656826edb655c85caddbda35e667539768d4883219274d53536cb24253c9ac',143);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c42','5a363f65380ab2d5bc8cf85ad7dd5485d1a0862ce6ee4ea73893eff15d880a7f',144);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c43','ac552f5b403ab60bc40ff84fd824cdc3b988453268d4bc72908cafd53a55d6e3',145);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c44','2d8a25714ff29e9d0d84518016dc0e1426b99a0025162c2f304f2b64355746b5',146);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c45','dafc94eb88d09ff9fb70ac5084dbdd0a3e37e07cce2b8c4b1dea7e00f950e6a7',147);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','wLN1s-GcxOyqK2ZK','c36','d79b0799ab470e6b2bc9f18360d8c2a9c6aa0ea17729ac1a8e59a89db028bf1d',150);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','wLN1s-GcxOyqK2ZK','c37','20f54ee6d8821584ed4bd2190d8950be2e253b7d1d85eddabbb0a95585ed4ffb',151);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','wLN1s-GcxOyqK2ZK','c38','52359a0181945b9860dec0593273c583287185dac6ac585cae9bb95cf93cdd49',152);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','wLN1s-GcxOyqK2ZK','c39','e88d75c1f5b14c6da8eef1f050cc1b31638b2707d2572a1da03cb1a8706809b9',153);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','wLN1s-GcxOyqK2ZK','c40','76fd07d4e3adf7c4b8be49dc77bc3d6b46f4903ecd8c77599697e8a2288d99c8',154);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','wLN1s-GcxOyqK2ZK','c41','68698fbae6c84da315a2bf588ee3573eb1a52312fbaae31f0bea7efffdf5b92e',155);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','wLN1s-GcxOyqK2ZK','c42','b2b9545efa8f6ab7cdb69a7a6bc8149cfe4b3039e083cadbb57ddd21a22ceb22',156);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','wLN1s-GcxOyqK2ZK','c43','4936fa0b5e25379b49c3649b8e21799cb6cd8775d19e453a90008b12cfcf0c29',157);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c46','36d02861367f68d2b0d1f4b7d8d24263aab107934d7153c2b2452afd2aad2623',164);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c47','792249038cca886808bf6da415680ca3d59f67c5bca27312065a2fb84c848b49',165);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c48','c3be55e4e217fe573cd04e9e1dd80988dff2a807af783cfcadeadc1fc3115f72',166);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c49','9a77b3f36244c4bef8ade289cbed2b8ebd0d96f5699215b6bfe29c950514ccb4',167);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','wLN1s-GcxOyqK2ZK','c44','e0bd2520e396d5bed64d8fe55a6d7164397247cc835af7390474967324bebf2f',168);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c50','45bd5c2e139f9281e9c4640e573c702285a63f2cb86c5381e53d7269180aa98b',169);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c51','aaa141d4630e5a9ceccdc5f914a99907b185573f54a998eb32519d629e086e13',170);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c52','e0ea4c5f033a58a589a4c5bca789a2572524b7ea68080a86a47e6dabf0db9498',171);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','wLN1s-GcxOyqK2ZK','c45','fd70509825896658f7547bc1a6065b572904e43afb4faa9185d4513acc34f201',172);
INSERT INTO "commands" VALUES('Q-X2Ya3SuC9YRohx','aMSg6pzImP3NjBDH','c53','5f05cc08cfab969daff93e51b7816664becb20560cace73f892e2235a368c69d',172);
INSERT INTO "commands" VALUES('S04ExCuAb3ma-ryQ','tubx_0R8ZcIw8czQ','c0','81a2e19cafb618952e805dd400ac5fc279ebca98ba90e68b0ad1e4f8ccd2266e',6);
INSERT INTO "commands" VALUES('S04ExCuAb3ma-ryQ','tubx_0R8ZcIw8czQ','c1','fb599160bfabf5c4521821ee31cce496137b1bfd10a888b20e85bad3c2b44e41',7);
INSERT INTO "commands" VALUES('S04ExCuAb3ma-ryQ','Y23KiV7_xKfvfSIK','c0','bbeedd3b033d20f2c32016f2709c2f8196e19f30aa986d7cda6ab43573e6159b',8);
INSERT INTO "commands" VALUES('S04ExCuAb3ma-ryQ','tubx_0R8ZcIw8czQ','c2','e618ee131e8b83d98e598445c989925f4d623677c9aec65db6ecd4b8ea2b798d',9);
INSERT INTO "commands" VALUES('S04ExCuAb3ma-ryQ','tubx_0R8ZcIw8czQ','c3','faffb954a6f02c7d98f2c70cf61cd3027497112d941023da5988b7fc3ebe36ea',10);
INSERT INTO "commands" VALUES('S04ExCuAb3ma-ryQ','Y23KiV7_xKfvfSIK','c1','a6366982ada2a4765e691c698be394b1896ba2b215f0feddceff2347752084c0',11);
INSERT INTO "commands" VALUES('S04ExCuAb3ma-ryQ','Y23KiV7_xKfvfSIK','c2','6b27770f3e506c61dd0398372c404d4fce4cfa8583e72b62190617890215d964',12);
INSERT INTO "commands" VALUES('S04ExCuAb3ma-ryQ','tubx_0R8ZcIw8czQ','c4','0714c1273acc948faccf9199d934271cab63db7059da9b89046ce39aa320491d',13);
INSERT INTO "commands" VALUES('S04ExCuAb3ma-ryQ','Y23KiV7_xKfvfSIK','c3','9ff3d61180a72f6e58b3a874cc01f8ccebc92b53f22f2a0dad87b87c2c03a8a5',14);
INSERT INTO "commands" VALUES('S04ExCuAb3ma-ryQ','tubx_0R8ZcIw8czQ','c5','84f0e79f99acef5f4fabf7df86298c1512f49fce88525fe600b72509251c2e14',15);
INSERT INTO "commands" VALUES('S04ExCuAb3ma-ryQ','Y23KiV7_xKfvfSIK','c4','78106673bbd34c530bb4bb980fc1a98a5319893523839c1dd63911e042372171',16);
INSERT INTO "commands" VALUES('S04ExCuAb3ma-ryQ','tubx_0R8ZcIw8czQ','c6','10349aa39f480fe795db72159bf14a0f7b00ffa6a370e7e953a331bd80f45a82',17);
INSERT INTO "commands" VALUES('S04ExCuAb3ma-ryQ','Y23KiV7_xKfvfSIK','c5','11124198d7b4be097b19ad93c4a25e81b127d978e776be4014f58367c2c7c55c',18);
CREATE TABLE guests (
	id VARCHAR NOT NULL, 
	"table" VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	"key" VARCHAR, 
	gone BOOLEAN NOT NULL, 
	CONSTRAINT pk_guests PRIMARY KEY (id), 
	CONSTRAINT fk_guests_table_tables FOREIGN KEY("table") REFERENCES tables (id), 
	CONSTRAINT uq_guests_key UNIQUE ("key")
);
INSERT INTO "guests" VALUES('aMSg6pzImP3NjBDH','Q-X2Ya3SuC9YRohx','Ana',NULL,0);
INSERT INTO "guests" VALUES('wLN1s-GcxOyqK2ZK','Q-X2Ya3SuC9YRohx','Bert',NULL,0);
INSERT INTO "guests" VALUES('tubx_0R8ZcIw8czQ','S04ExCuAb3ma-ryQ','Ana',NULL,0);
INSERT INTO "guests" VALUES('Y23KiV7_xKfvfSIK','S04ExCuAb3ma-ryQ','Bert',NULL,0);
INSERT INTO "guests" VALUES('byyfRB-omxFEh31r','Bx_05WE17fFN_p7C','Ana','e61faaf34c1c0743b626fe7a2e487845dc05dd1bd9460716ab992fd35f917d83',0);
CREATE TABLE holders (
	session VARCHAR NOT NULL, 
	guest VARCHAR NOT NULL, 
	CONSTRAINT pk_holders PRIMARY KEY (session, guest), 
	CONSTRAINT fk_holders_guest_guests FOREIGN KEY(guest) REFERENCES guests (id), 
	CONSTRAINT fk_holders_session_sessions FOREIGN KEY(session) REFERENCES sessions (hash)
);
INSERT INTO "holders" VALUES('58e6977792c27698334808d31fec0f0495d834a12a4e6ca5286148b382389904','aMSg6pzImP3NjBDH');
INSERT INTO "holders" VALUES('52b080020adf90f9eea75db2919fc718f50e852a72e32f89619bcfa7aebacdcc','wLN1s-GcxOyqK2ZK');
INSERT INTO "holders" VALUES('d380b745c0862ac6a8424433a693a8c11aa637c69c5bf8ecf6f9720384346982','tubx_0R8ZcIw8czQ');
INSERT INTO "holders" VALUES('b2dcbb81d0ae0c5dbf4a4210ee351aea03e85109c785c3f37b5d2dc6042fadd2','Y23KiV7_xKfvfSIK');
INSERT INTO "holders" VALUES('b0260b6dd959fe7b3ccfaf12697d1219533372b674bf77bd2e50bb8eb9dbb002','byyfRB-omxFEh31r');
CREATE TABLE rows (
	"table" VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	text VARCHAR NOT NULL, 
	CONSTRAINT pk_rows PRIMARY KEY ("table", number), 
	CONSTRAINT fk_rows_table_tables FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',0,-1,'first 1');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',1,-1,'deal huns');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',2,-1,'deal vandals');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',3,-1,'deal huns');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',4,-1,'deal franks');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',5,-1,'deal saxons');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',6,-1,'deal vandals');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',7,-1,'deal franks');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',8,-1,'deal franks');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',9,-1,'deal goths');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',10,-1,'deal saxons');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',11,-1,'deal goths');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',12,-1,'deal teutons');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',13,1,'tile exchange franks');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',14,-1,'deal teutons');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',15,1,'play huns dacia');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',16,1,'second moesia');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',17,1,'play teutons moesia');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',18,1,'influence');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',19,-1,'deal huns');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',20,-1,'deal goths');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',21,0,'play goths pannonia');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',22,0,'tile influence saxons vandals');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',23,0,'second dalmatia');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',24,0,'play franks pannonia');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',25,0,'second dacia');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',26,-1,'deal vandals');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',27,-1,'deal franks');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',28,1,'tile influence franks goths');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',29,1,'play huns raetia');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',30,1,'second dalmatia');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',31,1,'play huns italia_annonaria');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',32,1,'influence');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',33,-1,'deal goths');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',34,-1,'deal huns');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',35,0,'play goths raetia');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',36,0,'tile exchange franks franks vandals');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',37,-1,'deal teutons');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',38,-1,'deal goths');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',39,-1,'deal saxons');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',40,0,'second moesia');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',41,0,'play goths noricum');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',42,0,'second noricum');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',43,-1,'deal teutons');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',44,-1,'deal vandals');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',45,1,'play huns moesia');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',46,1,'second italia_annonaria');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',47,1,'play saxons pannonia');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',48,1,'influence');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',49,1,'end');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',50,-1,'deal franks');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',51,-1,'deal huns');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',52,0,'play saxons dalmatia');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',53,0,'forgo');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',54,0,'play vandals dacia');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',55,0,'second thracia');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',56,0,'tile double');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',57,0,'play saxons raetia');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',58,0,'second noricum');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',59,-1,'deal vandals');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',60,-1,'deal franks');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',61,-1,'deal teutons');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',62,1,'play franks noricum');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',63,1,'second dalmatia');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',64,1,'play huns italia_suburbicaria');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',65,1,'second pannonia');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',66,1,'end');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',67,-1,'deal saxons');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',68,-1,'deal teutons');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',69,0,'play vandals germania');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',70,0,'second noricum');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',71,0,'war franks');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',72,1,'war goths goths saxons vandals vandals');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',73,0,'play teutons thracia');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',74,0,'second raetia');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',75,-1,'deal vandals');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',76,-1,'deal huns');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',77,-1,'deal franks');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',78,1,'play teutons raetia');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',79,1,'forgo');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',80,0,'war teutons teutons teutons');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',81,-1,'deal teutons');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',82,-1,'deal goths');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',83,-1,'deal huns');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',84,-1,'deal goths');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',85,-1,'deal saxons');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',86,-1,'deal saxons');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',87,0,'play huns moesia');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',88,0,'second germania');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',89,0,'war pass');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',90,1,'war huns goths teutons');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',91,0,'play franks pannonia');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',92,0,'second italia_annonaria');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',93,0,'war pass');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',94,1,'war goths saxons saxons');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',95,-1,'deal vandals');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',96,-1,'deal huns');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',97,-1,'deal huns');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',98,-1,'deal saxons');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',99,-1,'deal saxons');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',100,-1,'deal teutons');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',101,-1,'deal saxons');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',102,-1,'deal vandals');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',103,-1,'deal teutons');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',104,-1,'deal vandals');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',105,-1,'deal goths');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',106,0,'play vandals dacia');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',107,0,'second italia_annonaria');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',108,0,'play vandals macedonia');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',109,0,'second narbonensis');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',110,-1,'deal goths');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',111,-1,'deal franks');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',112,1,'play teutons thracia');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',113,1,'forgo');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',114,1,'play teutons dacia');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',115,1,'second macedonia');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',116,1,'war pass');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',117,0,'war huns');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',118,1,'end');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',119,-1,'deal franks');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',120,-1,'deal huns');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',121,0,'play huns belgica');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',122,0,'second germania');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',123,0,'play goths macedonia');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',124,0,'second dalmatia');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',125,0,'war franks saxons');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',126,1,'war franks huns goths saxons');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',127,-1,'deal goths');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',128,-1,'deal huns');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',129,-1,'deal goths');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',130,-1,'deal franks');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',131,-1,'deal saxons');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',132,1,'play vandals tarraconensis');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',133,1,'second asia');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',134,1,'play vandals narbonensis');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',135,1,'second belgica');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',136,-1,'deal saxons');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',137,-1,'deal goths');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',138,-1,'deal franks');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',139,-1,'deal franks');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',140,-1,'deal franks');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',141,-1,'deal franks');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',142,0,'play franks italia_suburbicaria');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',143,0,'second macedonia');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',144,0,'play huns italia_annonaria');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',145,0,'second narbonensis');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',146,0,'war pass');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',147,1,'war franks franks franks');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',148,-1,'deal teutons');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',149,-1,'deal saxons');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',150,1,'play franks thracia');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',151,1,'influence');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',152,1,'play saxons germania');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',153,1,'influence');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',154,1,'tile double');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',155,1,'play goths macedonia');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',156,1,'forgo');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',157,0,'war goths');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',158,-1,'deal teutons');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',159,-1,'deal teutons');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',160,-1,'deal teutons');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',161,-1,'deal teutons');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',162,-1,'deal teutons');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',163,-1,'deal teutons');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',164,0,'play teutons thracia');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',165,0,'forgo');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',166,0,'war pass');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',167,1,'war pass');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',168,0,'play saxons narbonensis');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',169,0,'second germania');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',170,0,'war saxons');
INSERT INTO "rows" VALUES('Q-X2Ya3SuC9YRohx',171,1,'war pass');
INSERT INTO "rows" VALUES('S04ExCuAb3ma-ryQ',0,-1,'first 0');
INSERT INTO "rows" VALUES('S04ExCuAb3ma-ryQ',1,-1,'rune-card recruits');
INSERT INTO "rows" VALUES('S04ExCuAb3ma-ryQ',2,-1,'rune-card berserk');
INSERT INTO "rows" VALUES('S04ExCuAb3ma-ryQ',3,-1,'saga s08');
INSERT INTO "rows" VALUES('S04ExCuAb3ma-ryQ',4,-1,'saga s02');
INSERT INTO "rows" VALUES('S04ExCuAb3ma-ryQ',5,-1,'saga s01');
INSERT INTO "rows" VALUES('S04ExCuAb3ma-ryQ',6,0,'end');
INSERT INTO "rows" VALUES('S04ExCuAb3ma-ryQ',7,1,'end');
INSERT INTO "rows" VALUES('S04ExCuAb3ma-ryQ',8,0,'load skins');
INSERT INTO "rows" VALUES('S04ExCuAb3ma-ryQ',9,0,'end');
INSERT INTO "rows" VALUES('S04ExCuAb3ma-ryQ',10,1,'load tusks');
INSERT INTO "rows" VALUES('S04ExCuAb3ma-ryQ',11,1,'end');
INSERT INTO "rows" VALUES('S04ExCuAb3ma-ryQ',12,0,'end');
INSERT INTO "rows" VALUES('S04ExCuAb3ma-ryQ',13,1,'end');
INSERT INTO "rows" VALUES('S04ExCuAb3ma-ryQ',14,0,'end');
INSERT INTO "rows" VALUES('S04ExCuAb3ma-ryQ',15,1,'end');
INSERT INTO "rows" VALUES('S04ExCuAb3ma-ryQ',16,0,'end');
INSERT INTO "rows" VALUES('S04ExCuAb3ma-ryQ',17,1,'end');
CREATE TABLE seats (
	"table" VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	bot VARCHAR, 
	entropy VARCHAR NOT NULL, 
	guest VARCHAR, 
	standin VARCHAR, 
	CONSTRAINT pk_seats PRIMARY KEY ("table", number), 
	CONSTRAINT fk_seats_guest_guests FOREIGN KEY(guest) REFERENCES guests (id), 
	CONSTRAINT fk_seats_table_tables FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('Q-X2Ya3SuC9YRohx',0,'human','Ana',NULL,'','aMSg6pzImP3NjBDH',NULL);
INSERT INTO "seats" VALUES('Q-X2Ya3SuC9YRohx',1,'human','Bert',NULL,'dice','wLN1s-GcxOyqK2ZK',NULL);
INSERT INTO "seats" VALUES('S04ExCuAb3ma-ryQ',0,'human','Ana',NULL,'','tubx_0R8ZcIw8czQ',NULL);
INSERT INTO "seats" VALUES('S04ExCuAb3ma-ryQ',1,'human','Bert',NULL,'','Y23KiV7_xKfvfSIK',NULL);
INSERT INTO "seats" VALUES('Bx_05WE17fFN_p7C',0,'human','Ana',NULL,'','byyfRB-omxFEh31r',NULL);
INSERT INTO "seats" VALUES('Bx_05WE17fFN_p7C',1,'bot','Livia','random','',NULL,NULL);
INSERT INTO "seats" VALUES('Bx_05WE17fFN_p7C',2,'open','',NULL,'',NULL,NULL);
CREATE TABLE sessions (
	hash VARCHAR NOT NULL, 
	created INTEGER NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (hash)
);
INSERT INTO "sessions" VALUES('58e6977792c27698334808d31fec0f0495d834a12a4e6ca5286148b382389904',1794761497);
INSERT INTO "sessions" VALUES('52b080020adf90f9eea75db2919fc718f50e852a72e32f89619bcfa7aebacdcc',1794761497);
INSERT INTO "sessions" VALUES('d380b745c0862ac6a8424433a693a8c11aa637c69c5bf8ecf6f9720384346982',1794761501);
INSERT INTO "sessions" VALUES('b2dcbb81d0ae0c5dbf4a4210ee351aea03e85109c785c3f37b5d2dc6042fadd2',1794761501);
INSERT INTO "sessions" VALUES('b0260b6dd959fe7b3ccfaf12697d1219533372b674bf77bd2e50bb8eb9dbb002',1794761501);
CREATE TABLE "tables" (
	id VARCHAR NOT NULL, 
	title VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	rules VARCHAR NOT NULL, 
	data VARCHAR NOT NULL, 
	options JSON NOT NULL, 
	visibility VARCHAR NOT NULL, 
	status VARCHAR NOT NULL, 
	host VARCHAR NOT NULL, 
	secret BLOB NOT NULL, 
	"commit" VARCHAR NOT NULL, 
	to_act INTEGER, 
	rematch VARCHAR, 
	created INTEGER NOT NULL, 
	hints BOOLEAN DEFAULT 1 NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('Q-X2Ya3SuC9YRohx','An old game','attila','1.0','limes-375/1','{}','private','over','aMSg6pzImP3NjBDH',X'86ACDE2F389FD517B3CE5B35B376813CFDD52CC08F523C565192F6E17BDB825A','f0d6329eef00e023ca1b249dd3278650b7316240aa67c0dce718e95ffd2798b2',NULL,NULL,1794761497,1);
INSERT INTO "tables" VALUES('S04ExCuAb3ma-ryQ','Under way','invasions','1.0','viking-world/1','{}','listed','playing','tubx_0R8ZcIw8czQ',X'6C9A7ECAFA5D94B8B0C5BB8338D59F64C3102F0A8D878057648B1C52145EBE77','75346628e320fb8b6902e8c51f237a5c6ca6ee987133cd4c2d7ff28f36e96a7d',0,NULL,1794761501,1);
INSERT INTO "tables" VALUES('Bx_05WE17fFN_p7C','Waiting','attila','1.0','limes-375/1','{}','listed','open','byyfRB-omxFEh31r',X'CB44A7C15C252C3D630397D323CC2887C9EC59D834FE646D8AA60AB1FAF0C6DA','a8a6141cf91970fc9713cda54b96cc745e34ab7843161a209d04a7b4e8447e6e',NULL,NULL,1794761501,1);
CREATE INDEX ix_chat_table ON chat ("table");
CREATE INDEX ix_guests_table ON guests ("table");
CREATE INDEX ix_holders_guest ON holders (guest);
CREATE INDEX ix_tables_status_created ON tables (status, created);
COMMIT;
