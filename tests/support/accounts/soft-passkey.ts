import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { userPasskeys } from '#server/database/tables/accounts.ts';
import type { Deps } from '#server/deps.ts';
import type { PasskeyCeremony, PasskeySignIn } from '#shared/sign-in/passkeys.ts';

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest();
/** User present and user verified (PIN, finger or face). */
const PRESENT_AND_VERIFIED = 5;

/** A P-256 key in COSE, in the form of authenticators: kty EC2, alg ES256, crv P-256, x, y. */
function coseKey(x: string, y: string): Buffer {
  const part = (label: number, value: string) =>
    Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(value, 'base64url')]);
  return Buffer.concat([Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1]), part(0x21, x), part(0x22, y)]);
}

/** Adds a passkey to an account; the test has its private key and signs challenges like a device. */
export async function givePasskey({ db, clock, config }: Deps, userId: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16).toString('base64url');
  await db.insert(userPasskeys).values({
    userId,
    name: 'Telefonum',
    publicKey: coseKey(x, y).toString('base64'),
    credentialID: id,
    counter: 0,
    deviceType: 'multiDevice',
    backedUp: true,
    createdAt: clock.now(),
  });
  const origin = new URL(config.PUBLIC_ORIGIN ?? 'http://localhost:3000');
  let uses = 0;
  return {
    signed({ options, challenge }: PasskeyCeremony): PasskeySignIn {
      const client = JSON.stringify({ type: 'webauthn.get', challenge: options.challenge, origin: origin.origin });
      uses += 1;
      const counter = Buffer.from([0, 0, 0, uses]);
      const device = Buffer.concat([sha256(origin.hostname), Buffer.from([PRESENT_AND_VERIFIED]), counter]);
      const signature = sign('sha256', Buffer.concat([device, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: Buffer.from(client).toString('base64url'),
        authenticatorData: device.toString('base64url'),
        signature: signature.toString('base64url'),
      };
      return { challenge, response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} } };
    },
  };
}
