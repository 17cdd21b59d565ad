import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** What the program asked of scrypt since the last `clear`: the parameters of each computation. */
export type HashLog = { readonly asked: crypto.ScryptOptions[]; clear(): void };

/** Makes scrypt cheap in this test file, the library's included, and keeps count of it. Hashes fit each other, not real ones. */
export function cheapHashes(): HashLog {
  const asked: crypto.ScryptOptions[] = [];
  crypto.scrypt = new Proxy(crypto.scrypt, {
    apply(scrypt, self, [password, salt, length, options, done]) {
      asked.push(options);
      return Reflect.apply(scrypt, self, [password, salt, length, { ...options, N: 16, r: 1 }, done]);
    },
  });
  // Modules that imported it by name see the change.
  syncBuiltinESMExports();
  return {
    asked,
    clear() {
      asked.length = 0;
    },
  };
}
