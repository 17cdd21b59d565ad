import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** The parameters of each scrypt computation since the last `clear`. */
export type HashLog = { readonly asked: crypto.ScryptOptions[]; clear(): void };

let log: HashLog | undefined;

/**
 * Makes scrypt cheap in this process, also for the library, and records each call. These hashes only match each other,
 * not real ones.
 */
export function cheapHashes(): HashLog {
  log ??= replaceScrypt();
  log.clear();
  return log;
}

function replaceScrypt(): HashLog {
  const asked: crypto.ScryptOptions[] = [];
  crypto.scrypt = new Proxy(crypto.scrypt, {
    apply(scrypt, self, [password, salt, length, options, done]) {
      asked.push(options);
      return Reflect.apply(scrypt, self, [password, salt, length, { ...options, N: 16, r: 1 }, done]);
    },
  });
  // Also applies the change to modules that import `scrypt` by name.
  syncBuiltinESMExports();
  return {
    asked,
    clear() {
      asked.length = 0;
    },
  };
}
