// A device's own key instead of a password: the browser makes and uses it, the server checks it.
import { peopleApi } from "./api";

/** The browser knows them, and the server has a name: an address can have none. */
export function canUsePasskeys(host = location.hostname): boolean {
  return (
    "PublicKeyCredential" in globalThis && "parseCreationOptionsFromJSON" in PublicKeyCredential && !isAddress(host)
  );
}

export function isAddress(host: string): boolean {
  return /^[\d.]+$/.test(host) || host.includes(":");
}

/** Who closed the browser's own window has said no, which is no fault. */
async function asked<T>(question: Promise<T>): Promise<T | null> {
  try {
    return await question;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** A new passkey that reserves a name; false if the person has changed their mind. */
export async function addPasskey(name: string, avatar: string | null): Promise<boolean> {
  const { options } = await peopleApi.passkeyOptions(name);
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const made = (await asked(navigator.credentials.create({ publicKey }))) as PublicKeyCredential | null;
  if (made) await peopleApi.addPasskey(made.toJSON(), name, avatar);
  return made !== null;
}

/** This device becomes the person of a passkey; false if none was chosen. */
export async function signIn(): Promise<boolean> {
  const { options } = await peopleApi.signInOptions();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const found = (await asked(navigator.credentials.get({ publicKey }))) as PublicKeyCredential | null;
  if (found) await peopleApi.signIn(found.toJSON());
  return found !== null;
}
