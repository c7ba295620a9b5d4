BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
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
INSERT INTO "chat" VALUES(1,'yDEcpAm2SR8V1Z_R','players','Ana','Good luck',1794761481);
INSERT INTO "chat" VALUES(2,'yDEcpAm2SR8V1Z_R','players','Ana','Well played',1794761485);
CREATE TABLE commands (
	"table" VARCHAR NOT NULL, 
	"by" VARCHAR NOT NULL, 
	id VARCHAR NOT NULL, 
	digest VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	CONSTRAINT pk_commands PRIMARY KEY ("table", "by", id), 
	CONSTRAINT fk_commands_table_tables FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c0','81a2e19cafb618952e805dd400ac5fc279ebca98ba90e68b0ad1e4f8ccd2266e',13);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c1','b4f47c3e4daec73315c33f4f5122ca382bb04dbb28fe45498660f4a6d424b847',13);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c0','4abf9c2570ab1ce60ba23217d4db77c4d63b0deacd99a1c21e258ed39e5db83b',16);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c1','1ae4ed844d75b1234dd0e97614194730ba7ca0aa1db46ec93c69ab4241b27d8a',17);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c2','afe4dd76a094fd3a0baabca46e17f45b711504e4d7ec7af545e43e443f4f8698',18);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c3','a2610f5b6720d1b4f8c25cb4faf598589cca6fee4e8a6504f2ea820cd97284d2',19);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c4','d0f6740116c8aa392539d3feb4b96f58556c66afac1c4b1ec215afb97d112303',22);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c2','d9152fd6f09d26404bd5150075442a44f7a34a5419a390af5864ec77cf306454',23);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c3','e100f72339969fa7c418b2ea723bedb567409cb64dd2cfa6971936c62c482e6a',24);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c4','604880fc382d167e655335f4f62b638386268a211893fb1601dcc98879ce1c78',25);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c5','eb750b6852f4707e024b603626c5786056eb7387a3aeaaec32c774d4fd5017fe',26);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c6','4e4b1fc006287d66a0868dba34fc9f6b615a4ee7576309259f892354032dbdae',29);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c5','f46535eae747f1eff0bff80c4df51ac2ea081998acafbfe712a83cd9962ed222',30);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c6','0c73539612b060d07742c81934b73cf9361a5fee0d95955ba63efa941991d56f',31);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c7','c2c294b249a7656cc69fa1e48613c4526638fb4ccb5e8b3b78f6200c8e31a356',32);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c8','f289c631134a3115679aa09eeb103022dac5cd240765d408088bc3ce57ee479f',33);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c9','f02e87e7b7882e73a2bf51c3343d0bfbe869d4139defacc4fb2dece382794fcd',36);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c7','a301a474de5bf002ed5629fb3f731eac532a0c59ac9b02eed50c3b2263ae12bb',37);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c8','83ff5e82346beb27cd301bd1efb590e649fc47849c0dd66cb1c2ce04f7055f47',38);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c9','03d4f5f419bbb8c9148170d397c3d54307218ec4b27f8470cce4c90b81ae4fc0',39);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c10','f99a9c457e20eca1a376aab664f2ff97d6a07b0738c1fb75b1eaaf9b4d222854',42);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c11','c0a03db6362e7a46124e3f78c2d10200e619104c8da86e8e8a4a06f7f620c70f',43);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c12','77c6c528d31515bb666340694e4f21f638f064f1dd8970ec6c25cc975bddd631',44);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c10','3d1e6bad1ce663df69a3365380110919af7ce900d7fad501fe85c90f9e936578',47);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c11','ceb7db346ab4cbd17196e5af1483a15d6b89b9f3a3d2388ed1aa69a436af9fb8',48);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c12','1ab7705213783a3854e73b0bd565dd080c1480be8e2d4172868efc321441f667',49);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c13','44c19b5b9b4f335e49e4f80a35978b71a9d6a490e5e7f7ae6260c5c5e6b28fc6',50);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c13','7585509fb06a897e3d767674bd78dbcf06576a1895f521db8c4826d1797317fe',51);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c14','e12a46430f277a64ac9c4ed463c1dd61d7fe18b57dd66077e09e2fdfda385e74',52);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c15','36d04b7c64f0013f77d208f68f34ec0d362f8a945325016761767d1568154cb6',53);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c16','479dfb090f160c64e5d396dd595b2d4ef526826a2d2dfeff430a5c96c264f877',56);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c14','5da96d664ed0a25df41ae67d6d3f4a7f067148a9878fc4109571fb454518bc18',57);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c15','2e9e33b85b02294de95fbf75cbd6bc65c8bc79a7c0be2423cd1bac576bb6926b',58);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c16','05fbbefde9dd7a52241a19557222acc7c00d03284371f97511041b98d0bfa4c0',59);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c17','35a4621a97d6bc1c1e8abd67fbfe1ef86a464da3772603b6bb6af097a24b3a63',60);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c18','d4bdb349afe024d767ed77d9c15ceb766ef2683b18486bbe0e6ea3219d79f5dd',65);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c17','99af005af24d82a4a12b0ccde98116a729f4be5448de271019105abab06ceaf6',66);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c18','73a1f4d541646b89b35e908d83c9ecbb9aa097f725fe7c46323ff731dbe1b18e',67);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c19','b1eaa5990c3c459ce157b0a2d1e31691ff300cdaeeff8f09db80ccf61aaf1fcd',68);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c20','b27dcf9a79ef020b2cd69ad757c49fefd4411042a37277c7c881911629a4fbe6',69);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c21','3de232f0cdefca997ad6017ae642fb4e780d71b33c174d1cedd846d6941daade',70);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c19','5f2204f8da12aeaca288757fc22d9cdd0b023ab619d658d6316953ade7762702',71);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c22','e84c35327d51310bd63c9112de5dd52d68512ddca7d952d58fce15b109d95b64',74);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c20','26d57fd388fa6697885a1006a10a48404d77a8c697d822fb3a46832c2c2c05f7',75);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c21','b9f60a6c7dd9e2ed7527d134c7ee3b8b6426577dab8ee4ee4989e570a9d32f5f',76);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c22','be357c696576b414a9c5db714d8a0eb31d5d6c78117fbd29445058e881ce3f63',77);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c23','5377c1c96c406a8855414ce112422fc75ecf3ef0f624c522d091d5feac7c8b0d',78);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c24','3524a0cc69c9dd95018d065abf488d03f48d4d8b44e2c21c06b030e8543bdfac',83);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c23','4371c5521b90f87267a0b5b7f3cbab792b6ba24603ec8dc215b3f41f0bc574e4',84);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c24','b25afc30382655e3db32c50c1c154b74a84fa50b6ed9a46425612c8a67e8fb0d',85);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c25','fbacf5aaf33848255714c636e11a0393d1f38c2d4ea6992ee3f8c15ee2dd3dd3',86);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c26','45c1ce7d42fbdd6147d343c36aa9238b878bb4164b9d4a6eaf70b7b93e78b03a',87);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c27','d0d59c71c0a256bca9739a34860ab07158b8f15993f10fdbb79139b748a71954',90);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c25','65bdd2a890d198bbae5a0930542e38d2607ce70dd62b25b3d29e5d22f975a880',91);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c26','bb952a65ed748635a85d6ce52b20285e5dc7e7605c2dd20679f09234fc6a5cb8',92);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c27','4928fc97750d41bad9044fcbd00c106e03587577e2a242b375e86827d279b7c6',93);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c28','2761835baf1373e97c3bde521a77efff8031d336652a214aef20eb23415b1ac8',94);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c29','495fb6138c0bcfe31a9d374c871501016450f26be788a3ccb3f944dc01fbb06a',95);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c28','82ff3144656625eae3d3abf56ee2af227d63c3363272bd800108336649021350',96);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c30','a94040a8fb50ebf3923c089a205e0cc0a73394622c7cdeba5fdcf12c78f19066',100);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c29','5883d37a17060e5c36ab02fb72ef8b5fd5f3847f49c98b14f39b1928c7339f6e',101);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c30','0d1c2a42c6a1f05399b46a252a522d3c41e3ac36a93e618aff00f8145c72fff8',102);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c31','0319b2c05feab50d3d427b7ef0998008533bfeed967f316565b7ddc1ce945dcd',103);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c31','fcc520033b4dc6f4a16a49b28c4cd11e05d55735df20827610066e5d16711dc7',104);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c32','b9d2fa8a79f2c61fd34065158ab5add1f48a616620d8efd9a03a60135ce63d45',105);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c33','21fcfc7c69776504ffe89d8df42c518ce73bc58e9e52f0ec584454b4d9de6565',106);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c34','c96d14993535c3dc6ae2f1c5067f6d35c875e529f60c6ab71ba8d8809e450c0d',107);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c35','0a4365d09932d56c5fba0889c12a37fd3cbf547ab5d36e35ef35d69624af74be',108);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c36','c789a85b982e4ea02c1a6147a17c5d229387a12a8da8193d6fc6fc6cf8c22077',109);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c37','54c775ff7aabe27b67ab9e131336faf16912da3f5bd52916c0b87584a4c8e23a',110);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c32','46ff6469c50648ee990d22546c4abde25254a2a55802a16b1a1ee7466fd0e58d',115);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c33','41333d4a7915e38e374933f1c36bc5277fc10f05ea15b9b893866032b2435764',116);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c34','0a95b0d03a7d7f438f64adc3eb1ec5eedf7e8eb7d4e8787e21ad797c27fa9f3d',117);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c35','c053812cad181ae91ac44ca15a4f2ba4d81bd043188a7aa8741b2d2e01304ca5',118);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c38','0117479ce72ea0853a30665fe1f3e20f31cb146e7b9ae827cc3af277f59a046a',119);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c36','45880c1cd80fa5c771b03a2600b31130c62cd91e13b3719bafc162246b6ad3be',120);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c37','26b1f5e84297191d68d88fbc1356a0b863809dbcf5d200b150f4d2a3a86ae33d',121);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c38','2067c53457bb8beef150310335fddbc62ce0eda1f1ce6873bc0d39a973f7ef65',122);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c39','20cf75405c7a4e00de6dca459660cbaf2ab1b9d097c7a33b0030ad93c74182fd',129);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c40','1599d13fb87ddd7bcb61d1b2a2b3e5a0614b9ce0225ecba8ce6127150999b4cd',130);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c41','fe49697202bf7fcc65452419c1f2f9436b851e21876a7f9212c878142d5e6708',131);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c42','e48aa4177f73e04844a6e67082e4c42b445319e9b8f02436d18c52f78676ff9f',132);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c43','1d4ffeb2b31f9b95007936821342fe9c964998c5276d36c429c273b315fce251',137);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c39','e822bcec370029ee934fc962105333459201b2b70dfa0dab76fe43410c903ab1',138);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c40','32f60b26b61f5710c9b225029282bcb9a7f3c6d81843b0aaf345bec94102c0ef',139);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c41','c3d074e79423db95a3bd4d7a0d3e401b70546492650666cfebf7e49183a62232',140);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c42','f7c099925f77f4788ce22bbec012817cf1de86fbb1eea4b101864e38b3995a45',141);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c43','41efb883e89796689e79bf0d1e6691ece2c9c214db3113c6f9b6823e7e0a9610',144);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c44','f35257aba2bf37c7745c38bf023a09d9900fa3c2e072b22e50d63986562bbc4d',145);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c45','c760ac50fe095fee12350ec622293504cf3d0532e4268a229125b0d6bcb419ca',146);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c46','0c96c0dd3ca58d0c0ed535c09dd5ce25e76e87c4312c5a8a66c51869fd2c559d',147);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c47','086660c473c54ea06841d953e3e2e38188be341ebc0eecec59fc70432278468a',150);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c44','8a4f2a34025fb0e870be65b2c28f07672f25eede0fb0d73002185a0c19acc351',151);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c45','6cd8671f8fd5ac767f6b3ed52a1514fcf27b854ba4c8d06aeed2c206ac21af71',152);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c46','de3b70a49f788fb03519035f6a819ad77171d4e8057eb71405de25bfb26c333f',153);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c47','744525cdb0c3e451b307d13e051578e263181c3dc17740cb8cb60b5d4f0281ff',154);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c48','d26de26b94fabe66ad822034dd8a02fb79ab9ed781949db4358f60678613ca9e',157);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c48','63389cfef0f8eee434f4a26819718347cd039ee89c09d0a76ee4156f8f6f692d',158);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c49','04f42d8a40057e5b9aba09b6e0225ec4398bd71927584c1b9477c7e4a895ad94',159);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c50','90c5219b8c091c3b05de105587725d77782f3400e71c9d6e827b88b82b2ee7d5',160);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c51','b94ffe6304797457f6a7c0ed0bf6e4eb3a3045150b4b9d461c90f93c51ac6963',161);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c52','399367764dc14f6c9a288a28d3c2c89999517e5db7ac6f7e978099955fff48e4',162);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c49','70729690212ef45b50d5c05d006d279af4695f7da239fd7c2f27415e334933ae',165);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c50','8ae0ddfc1948c2e2f101ae988500c056b634b8d01d6ef06bcec3de116063de83',166);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c51','2d53e51a8e4533f5f1ef3fc5256513498ec3725220fffd0948f888a769cd1900',167);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c52','5d3fa1a1bc141ff0cf8f23b4a306fd25513bf16296a80c03f9fcfe515750960b',168);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c53','0309b8626e63f6aa2fa008d742570775d112a42790c3b26b662e3ecb0fd1db22',169);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c54','e946b8b61b8459eaad6ab2f5642787962312aced17fe05c48be291d324a0f4ef',172);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c53','efd95f7e79cbe1cea697542a2e628b52a9a68a085521d95a00eb9b474d72b3d0',173);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c54','0399352da458411fb70dd97f644a5b71c7e2393c53cbf2c94ae7c9de15113703',174);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c55','b1e2682e61355516c78be6262f1d1d1011d02fdbcce419775d1bbe85a2b727af',175);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c56','d84d6066393e48de30a6350a8e7fbe2c842b72200ab55c84958fd286f76c7b52',178);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c55','bfafab98ad8b88c63f595ce1793fa8f951d697efaa0c58a37a85ca29fe356452',179);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c56','4dd0f40dca902dd82b8da4e8a25d0780157bce533467248ff2f564fad2e2ae21',180);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c57','4c107cb1d6ad31111e2b75cbdb2d9e069f593ecd712b9010b48797b6c234e3bc',181);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','RdY3bFMOquqcegJR','c57','8b0587c00740639e07816819bfe1848dc9a884eb1730ba5423ab182b94e0bcd6',182);
INSERT INTO "commands" VALUES('yDEcpAm2SR8V1Z_R','Zi9jxskdVwZSBnS-','c58','c46ac1c9fd01b918fc78967e7de5dd889387e0a83fe0305b278da32ca1d7cf61',182);
INSERT INTO "commands" VALUES('ZIDebCeeI7px2I5D','oktN9juTXZGCIWkS','c0','81a2e19cafb618952e805dd400ac5fc279ebca98ba90e68b0ad1e4f8ccd2266e',6);
INSERT INTO "commands" VALUES('ZIDebCeeI7px2I5D','oktN9juTXZGCIWkS','c1','175c39f6b775094af998b35e833335540f32f21333e593008a954405825cc28a',7);
INSERT INTO "commands" VALUES('ZIDebCeeI7px2I5D','oktN9juTXZGCIWkS','c2','27e2f2f8d25a37f0db426da2d7b93bdaf7a8801ed78de70c26500c527c8af81b',8);
INSERT INTO "commands" VALUES('ZIDebCeeI7px2I5D','FA3YkWzxYsm4DH5q','c0','01e5f1dfb6aa5a6a8c5dc2c4fe19c4a794f84e90b2c2fb14d397cfaee0895f22',9);
INSERT INTO "commands" VALUES('ZIDebCeeI7px2I5D','oktN9juTXZGCIWkS','c3','faffb954a6f02c7d98f2c70cf61cd3027497112d941023da5988b7fc3ebe36ea',10);
INSERT INTO "commands" VALUES('ZIDebCeeI7px2I5D','FA3YkWzxYsm4DH5q','c1','a6366982ada2a4765e691c698be394b1896ba2b215f0feddceff2347752084c0',11);
INSERT INTO "commands" VALUES('ZIDebCeeI7px2I5D','FA3YkWzxYsm4DH5q','c2','c3b03052581d3294b687866330e9a4906915bf1e01ed36d9a0b6433dd7d487b1',12);
INSERT INTO "commands" VALUES('ZIDebCeeI7px2I5D','FA3YkWzxYsm4DH5q','c3','338d4da0eb13622a6c8cc52caed2243bc927c2b492f263d15e350d21c22db418',13);
INSERT INTO "commands" VALUES('ZIDebCeeI7px2I5D','FA3YkWzxYsm4DH5q','c4','2578f8d18ad24d2d70e5ed385bf8142c07de15506acd7d7c7df30ff49e9912bd',14);
INSERT INTO "commands" VALUES('ZIDebCeeI7px2I5D','oktN9juTXZGCIWkS','c4','5d4d000d06100d37ccb7bb2e72741a094b9a12e243a191515bc3daaf6cfab111',15);
INSERT INTO "commands" VALUES('ZIDebCeeI7px2I5D','FA3YkWzxYsm4DH5q','c5','6ea063d51efd52b37aedb98289ac2f3ebceacf8602a4807da537cf24de7e233f',16);
INSERT INTO "commands" VALUES('ZIDebCeeI7px2I5D','oktN9juTXZGCIWkS','c5','b105a238e517b777007719986d25ce11f4f6d5f08c8ff197eaafc3c660334df2',17);
INSERT INTO "commands" VALUES('ZIDebCeeI7px2I5D','FA3YkWzxYsm4DH5q','c6','feb9ed883b0867bcf6b7bd5e3dedd373fb9612de4e49e8b7d0f98b2dd35b62b0',18);
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
INSERT INTO "guests" VALUES('Zi9jxskdVwZSBnS-','yDEcpAm2SR8V1Z_R','Ana',NULL,0);
INSERT INTO "guests" VALUES('RdY3bFMOquqcegJR','yDEcpAm2SR8V1Z_R','Bert',NULL,0);
INSERT INTO "guests" VALUES('oktN9juTXZGCIWkS','ZIDebCeeI7px2I5D','Ana',NULL,0);
INSERT INTO "guests" VALUES('FA3YkWzxYsm4DH5q','ZIDebCeeI7px2I5D','Bert',NULL,0);
INSERT INTO "guests" VALUES('jIWPpiUUmelkMpM0','eNkP6Z6jDOhLghRT','Ana','9a7d9502dbec6eb5add3589ead9de160f2c177e4816a18fa2354876f8e159ead',0);
CREATE TABLE holders (
	session VARCHAR NOT NULL, 
	guest VARCHAR NOT NULL, 
	CONSTRAINT pk_holders PRIMARY KEY (session, guest), 
	CONSTRAINT fk_holders_guest_guests FOREIGN KEY(guest) REFERENCES guests (id), 
	CONSTRAINT fk_holders_session_sessions FOREIGN KEY(session) REFERENCES sessions (hash)
);
INSERT INTO "holders" VALUES('e1dc3a27e36276435a03f188e04dc742b369d42d5dfa7136eb07fff43533ea3d','Zi9jxskdVwZSBnS-');
INSERT INTO "holders" VALUES('2898341a161478340b8d904f4607731bf689a94dd3b9323f2a5a9427e7bd4c95','RdY3bFMOquqcegJR');
INSERT INTO "holders" VALUES('6764663f94ec6fb7e0671e6f3140d6c890a1fa6856ce0a511ef47a1d9c660818','oktN9juTXZGCIWkS');
INSERT INTO "holders" VALUES('154f3ccf5eaa8e85f67510512da62eef569b3518b89928f928bf003c538bcea6','FA3YkWzxYsm4DH5q');
INSERT INTO "holders" VALUES('7e6e9c866f9ef034bf78f44af852d1e08db459ede7e140749069135dba02319d','jIWPpiUUmelkMpM0');
CREATE TABLE rows (
	"table" VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	text VARCHAR NOT NULL, 
	CONSTRAINT pk_rows PRIMARY KEY ("table", number), 
	CONSTRAINT fk_rows_table_tables FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',0,-1,'first 1');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',1,-1,'deal huns');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',2,-1,'deal teutons');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',3,-1,'deal huns');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',4,-1,'deal vandals');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',5,-1,'deal goths');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',6,-1,'deal teutons');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',7,-1,'deal saxons');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',8,-1,'deal saxons');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',9,-1,'deal saxons');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',10,-1,'deal goths');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',11,-1,'deal teutons');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',12,-1,'deal vandals');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',13,1,'tile exchange huns goths');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',14,-1,'deal franks');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',15,-1,'deal teutons');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',16,1,'play franks dacia');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',17,1,'second moesia');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',18,1,'play huns raetia');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',19,1,'second germania');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',20,-1,'deal huns');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',21,-1,'deal franks');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',22,0,'tile influence huns teutons');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',23,0,'play goths pannonia');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',24,0,'second dacia');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',25,0,'play saxons raetia');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',26,0,'forgo');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',27,-1,'deal vandals');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',28,-1,'deal teutons');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',29,1,'play huns dacia');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',30,1,'second raetia');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',31,1,'play franks moesia');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',32,1,'tile influence goths teutons');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',33,1,'second moesia');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',34,-1,'deal goths');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',35,-1,'deal huns');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',36,0,'play saxons dacia');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',37,0,'second italia_annonaria');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',38,0,'play saxons moesia');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',39,0,'tile exchange teutons vandals');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',40,-1,'deal saxons');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',41,-1,'deal franks');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',42,0,'second moesia');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',43,0,'war pass');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',44,1,'war pass');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',45,-1,'deal saxons');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',46,-1,'deal franks');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',47,1,'play vandals dacia');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',48,1,'second noricum');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',49,1,'war pass');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',50,0,'war franks franks');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',51,1,'play huns raetia');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',52,1,'second noricum');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',53,1,'end');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',54,-1,'deal vandals');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',55,-1,'deal goths');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',56,0,'play saxons narbonensis');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',57,0,'second pannonia');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',58,0,'play teutons noricum');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',59,0,'second germania');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',60,0,'end');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',61,-1,'deal teutons');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',62,-1,'deal vandals');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',63,-1,'deal vandals');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',64,-1,'deal saxons');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',65,1,'play vandals italia_annonaria');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',66,1,'second pannonia');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',67,1,'play teutons noricum');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',68,1,'second raetia');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',69,1,'war pass');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',70,0,'war saxons saxons');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',71,1,'end');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',72,-1,'deal franks');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',73,-1,'deal vandals');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',74,0,'play teutons belgica');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',75,0,'second belgica');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',76,0,'play vandals germania');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',77,0,'second italia_suburbicaria');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',78,0,'end');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',79,-1,'deal goths');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',80,-1,'deal teutons');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',81,-1,'deal huns');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',82,-1,'deal vandals');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',83,1,'play vandals germania');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',84,1,'second pannonia');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',85,1,'play teutons belgica');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',86,1,'second italia_annonaria');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',87,1,'end');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',88,-1,'deal huns');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',89,-1,'deal goths');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',90,0,'play teutons italia_suburbicaria');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',91,0,'second narbonensis');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',92,0,'play vandals italia_annonaria');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',93,0,'second italia_annonaria');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',94,0,'war vandals');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',95,1,'war teutons');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',96,0,'end');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',97,-1,'deal saxons');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',98,-1,'deal huns');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',99,-1,'deal franks');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',100,1,'play franks thracia');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',101,1,'second pannonia');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',102,1,'war pass');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',103,0,'war franks vandals');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',104,1,'play huns narbonensis');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',105,1,'second tarraconensis');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',106,1,'tile double');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',107,1,'play goths noricum');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',108,1,'forgo');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',109,1,'war pass');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',110,0,'war pass');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',111,-1,'deal franks');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',112,-1,'deal saxons');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',113,-1,'deal franks');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',114,-1,'deal goths');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',115,0,'play goths germania');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',116,0,'second narbonensis');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',117,0,'war pass');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',118,1,'war goths goths');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',119,0,'play huns narbonensis');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',120,0,'second tarraconensis');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',121,0,'war huns saxons');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',122,1,'war pass');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',123,-1,'deal saxons');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',124,-1,'deal goths');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',125,-1,'deal teutons');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',126,-1,'deal goths');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',127,-1,'deal huns');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',128,-1,'deal huns');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',129,1,'play franks macedonia');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',130,1,'second thracia');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',131,1,'play franks asia');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',132,1,'second thracia');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',133,-1,'deal teutons');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',134,-1,'deal franks');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',135,-1,'deal vandals');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',136,-1,'deal goths');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',137,0,'play teutons dalmatia');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',138,0,'second macedonia');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',139,0,'play huns aquitania');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',140,0,'forgo');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',141,0,'end');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',142,-1,'deal saxons');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',143,-1,'deal teutons');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',144,1,'play saxons lugdunensis');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',145,1,'second lugdunensis');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',146,1,'play vandals macedonia');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',147,1,'second belgica');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',148,-1,'deal goths');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',149,-1,'deal huns');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',150,0,'play huns aquitania');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',151,0,'second baetica');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',152,0,'play teutons lugdunensis');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',153,0,'second thracia');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',154,0,'end');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',155,-1,'deal huns');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',156,-1,'deal vandals');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',157,1,'play teutons macedonia');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',158,1,'second dalmatia');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',159,1,'play franks thracia');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',160,1,'second asia');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',161,1,'war pass');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',162,0,'war pass');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',163,-1,'deal teutons');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',164,-1,'deal vandals');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',165,0,'play huns lugdunensis');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',166,0,'second baetica');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',167,0,'play saxons aquitania');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',168,0,'second britannia');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',169,0,'end');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',170,-1,'deal goths');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',171,-1,'deal huns');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',172,1,'play teutons sicilia');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',173,1,'influence');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',174,1,'play huns baetica');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',175,1,'second aquitania');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',176,-1,'deal vandals');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',177,-1,'deal saxons');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',178,0,'play huns tarraconensis');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',179,0,'second lugdunensis');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',180,0,'war saxons');
INSERT INTO "rows" VALUES('yDEcpAm2SR8V1Z_R',181,1,'war saxons');
INSERT INTO "rows" VALUES('ZIDebCeeI7px2I5D',0,-1,'first 0');
INSERT INTO "rows" VALUES('ZIDebCeeI7px2I5D',1,-1,'rune-card valkyries');
INSERT INTO "rows" VALUES('ZIDebCeeI7px2I5D',2,-1,'rune-card valkyries');
INSERT INTO "rows" VALUES('ZIDebCeeI7px2I5D',3,-1,'saga s08');
INSERT INTO "rows" VALUES('ZIDebCeeI7px2I5D',4,-1,'saga s09');
INSERT INTO "rows" VALUES('ZIDebCeeI7px2I5D',5,-1,'saga s01');
INSERT INTO "rows" VALUES('ZIDebCeeI7px2I5D',6,0,'load tusks');
INSERT INTO "rows" VALUES('ZIDebCeeI7px2I5D',7,0,'end');
INSERT INTO "rows" VALUES('ZIDebCeeI7px2I5D',8,1,'end');
INSERT INTO "rows" VALUES('ZIDebCeeI7px2I5D',9,0,'end');
INSERT INTO "rows" VALUES('ZIDebCeeI7px2I5D',10,1,'load tusks');
INSERT INTO "rows" VALUES('ZIDebCeeI7px2I5D',11,1,'load skins');
INSERT INTO "rows" VALUES('ZIDebCeeI7px2I5D',12,1,'load skins');
INSERT INTO "rows" VALUES('ZIDebCeeI7px2I5D',13,1,'end');
INSERT INTO "rows" VALUES('ZIDebCeeI7px2I5D',14,0,'end');
INSERT INTO "rows" VALUES('ZIDebCeeI7px2I5D',15,1,'end');
INSERT INTO "rows" VALUES('ZIDebCeeI7px2I5D',16,0,'end');
INSERT INTO "rows" VALUES('ZIDebCeeI7px2I5D',17,1,'end');
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
INSERT INTO "seats" VALUES('yDEcpAm2SR8V1Z_R',0,'human','Ana',NULL,'','Zi9jxskdVwZSBnS-',NULL);
INSERT INTO "seats" VALUES('yDEcpAm2SR8V1Z_R',1,'human','Bert',NULL,'dice','RdY3bFMOquqcegJR',NULL);
INSERT INTO "seats" VALUES('ZIDebCeeI7px2I5D',0,'human','Ana',NULL,'','oktN9juTXZGCIWkS',NULL);
INSERT INTO "seats" VALUES('ZIDebCeeI7px2I5D',1,'human','Bert',NULL,'','FA3YkWzxYsm4DH5q',NULL);
INSERT INTO "seats" VALUES('eNkP6Z6jDOhLghRT',0,'human','Ana',NULL,'','jIWPpiUUmelkMpM0',NULL);
INSERT INTO "seats" VALUES('eNkP6Z6jDOhLghRT',1,'bot','Livia','random','',NULL,NULL);
INSERT INTO "seats" VALUES('eNkP6Z6jDOhLghRT',2,'open','',NULL,'',NULL,NULL);
CREATE TABLE sessions (
	hash VARCHAR NOT NULL, 
	created INTEGER NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (hash)
);
INSERT INTO "sessions" VALUES('e1dc3a27e36276435a03f188e04dc742b369d42d5dfa7136eb07fff43533ea3d',1794761481);
INSERT INTO "sessions" VALUES('2898341a161478340b8d904f4607731bf689a94dd3b9323f2a5a9427e7bd4c95',1794761481);
INSERT INTO "sessions" VALUES('6764663f94ec6fb7e0671e6f3140d6c890a1fa6856ce0a511ef47a1d9c660818',1794761486);
INSERT INTO "sessions" VALUES('154f3ccf5eaa8e85f67510512da62eef569b3518b89928f928bf003c538bcea6',1794761486);
INSERT INTO "sessions" VALUES('7e6e9c866f9ef034bf78f44af852d1e08db459ede7e140749069135dba02319d',1794761486);
CREATE TABLE tables (
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
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('yDEcpAm2SR8V1Z_R','An old game','attila','1.0','limes-375/1','{}','private','over','Zi9jxskdVwZSBnS-',X'A393F7FF2883615819428D0C41D149A6C600321F017ED9BC3942F1D8C470328E','47143572b409d2a979da0c85089bb8cb1d9ee8aaeda17b46dd524bd7204ff49c',NULL,NULL,1794761481);
INSERT INTO "tables" VALUES('ZIDebCeeI7px2I5D','Under way','invasions','1.0','viking-world/1','{}','listed','playing','oktN9juTXZGCIWkS',X'714DF78D8DD2D2743D57FB9D2B9F2188E3EE29C27AFB43F0372D8A3E3236760F','ec642011ba5cb6e398d9f248c5a893676efef4e296c0c2de72c059a062fb32b2',0,NULL,1794761486);
INSERT INTO "tables" VALUES('eNkP6Z6jDOhLghRT','Waiting','attila','1.0','limes-375/1','{}','listed','open','jIWPpiUUmelkMpM0',X'FAA74E123DA885E445862B65815AC0CE63538EBEBEA42BE87A49F2D2DE2EBC97','e424bed5ed416a23007c4333ba235ec4430a47468165cdee782ce2fc6e707d01',NULL,NULL,1794761486);
CREATE INDEX ix_tables_status_created ON tables (status, created);
CREATE INDEX ix_chat_table ON chat ("table");
CREATE INDEX ix_guests_table ON guests ("table");
CREATE INDEX ix_holders_guest ON holders (guest);
COMMIT;
