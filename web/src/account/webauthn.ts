/** The authenticator of this browser: questions and answers as JSON, as the server writes them. */

export interface Options {
  challenge: string;
  user?: { id: string; name: string; displayName: string };
  excludeCredentials?: { id: string; type: string }[];
  allowCredentials?: { id: string; type: string }[];
  [key: string]: unknown;
}

type Json = Record<string, unknown>;

/** Passkeys are made for names over a secure connection; a number has none. */
export function possible(): boolean {
  const number = /^[\d.]+$|:/.test(location.hostname);
  return isSecureContext && !number && "PublicKeyCredential" in window;
}

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export function text(buffer: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(buffer)));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The same question with bytes where the browser wants bytes. */
export function question(options: Options): Json {
  const listed = (keys: { id: string }[] | undefined): unknown => keys?.map((key) => ({ ...key, id: bytes(key.id) }));
  return {
    ...options,
    challenge: bytes(options.challenge),
    ...(options.user ? { user: { ...options.user, id: bytes(options.user.id) } } : {}),
    excludeCredentials: listed(options.excludeCredentials) ?? [],
    allowCredentials: listed(options.allowCredentials) ?? [],
  };
}

function written(credential: PublicKeyCredential, response: Json): Json {
  const { id, type } = credential;
  return { id, type, rawId: text(credential.rawId), response, clientExtensionResults: {} };
}

export async function make(options: Options): Promise<Json> {
  const publicKey = question(options) as unknown as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const said = made.response as AuthenticatorAttestationResponse;
  return written(made, { clientDataJSON: text(said.clientDataJSON), attestationObject: text(said.attestationObject) });
}

export async function answer(options: Options): Promise<Json> {
  const publicKey = question(options) as unknown as PublicKeyCredentialRequestOptions;
  const found = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const said = found.response as AuthenticatorAssertionResponse;
  return written(found, {
    clientDataJSON: text(said.clientDataJSON),
    authenticatorData: text(said.authenticatorData),
    signature: text(said.signature),
    userHandle: said.userHandle ? text(said.userHandle) : null,
  });
}
