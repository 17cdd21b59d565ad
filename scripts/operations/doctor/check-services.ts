import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { createTransport } from 'nodemailer';
import type { Config } from '#server/config.ts';
import { openFileStore } from '#server/platform/files/open-file-store.ts';
import { clamdVersion } from '#server/platform/virus-scan/clamd.ts';
import { type Finding, fine, missing, reasonOf, warn } from './finding.ts';

const TIMEOUT_MS = 10_000;

/** Connects to the mail server and signs in; sends no mail. */
export async function checkMail({ SMTP_URL }: Config): Promise<Finding> {
  if (!SMTP_URL)
    return missing('E-posta', 'SMTP_URL ve MAIL_FROM ayarlı değil: unutulan parola ve bildirimler gönderilemez.');
  const { host } = new URL(SMTP_URL);
  const transport = createTransport({
    url: SMTP_URL,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  try {
    await transport.verify();
    return fine('E-posta', `${host} yanıt veriyor`);
  } catch (error) {
    return missing('E-posta', `${host} sunucusuna bağlanılamıyor: ${reasonOf(error)}`);
  } finally {
    transport.close();
  }
}

/**
 * Writes, reads and deletes a file in the private part of the store. A store in DATA_DIR is checked with that folder.
 */
export async function checkFileStore(config: Config): Promise<Finding> {
  if (!config.S3_BUCKET) return fine('Dosya deposu', 'veri klasöründe');
  const place = `${config.S3_BUCKET} (${config.S3_ENDPOINT ?? 'Amazon S3'})`;
  const key = `doctor-${randomUUID()}.txt`;
  try {
    const { locked } = await openFileStore(config);
    await locked.put(key, Buffer.from(key));
    const file = await locked.read(key);
    const isSame = file !== undefined && (await text(file.stream)) === key;
    await locked.remove(key);
    return isSame
      ? fine('Dosya deposu', `${place} yazılıp okunabiliyor`)
      : missing('Dosya deposu', `${place} yazılanı vermiyor`);
  } catch (error) {
    return missing('Dosya deposu', `${place} kullanılamıyor: ${reasonOf(error)}`);
  }
}

/** Asks the virus scanner for its version, if there is one. */
export async function checkScanner({ CLAMD }: Config): Promise<Finding> {
  if (!CLAMD) return warn('Virüs taraması', 'CLAMD ayarlı değil: yüklenen dosyalar taranmadan alınır.');
  try {
    return fine('Virüs taraması', `${CLAMD} yanıt veriyor: ${await clamdVersion(CLAMD)}`);
  } catch (error) {
    return missing('Virüs taraması', `${CLAMD} yanıt vermiyor, dosya yüklenemez: ${reasonOf(error)}`);
  }
}
