import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { Config } from '../../config.ts';
import { checkFileKey, type FileArea, type FileStore, fileUrl, isFileKey } from './file-store.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const REQUEST_TIMEOUT_MS = 60_000;

/**
 * Stores files in a bucket of S3 or of any S3-compatible store (MinIO, R2, Ceph …): public files under `public/`,
 * locked files under `locked/`. The bucket itself stays private; this process serves the files to browsers.
 */
export function openS3FileStore(config: Config, bucket: string): FileStore {
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config;
  const client = new S3Client({
    region: S3_REGION,
    // Without keys the client gets its credentials from its environment: the role of the machine.
    ...(S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
      ? { credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY } }
      : {}),
    // Other stores rarely have a host name for each bucket.
    ...(S3_ENDPOINT ? { endpoint: S3_ENDPOINT, forcePathStyle: true } : {}),
    // Some other stores do not support the checksums that the client adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
  });
  return { ...s3Area(client, bucket, 'public'), locked: s3Area(client, bucket, 'locked'), urlOf: fileUrl };
}

function s3Area(client: S3Client, bucket: string, prefix: string): FileArea {
  function objectOf(key: string) {
    checkFileKey(key);
    return { Bucket: bucket, Key: `${prefix}/${key}` };
  }
  return {
    has: async (key) =>
      (await unlessMissing(client.send(new HeadObjectCommand(objectOf(key))).then(() => true))) ?? false,
    async put(key, content) {
      await client.send(new PutObjectCommand({ ...objectOf(key), Body: content, ContentLength: content.byteLength }));
    },
    async read(key) {
      const answer = await unlessMissing(client.send(new GetObjectCommand(objectOf(key))));
      if (answer === undefined) return undefined;
      if (!(answer.Body instanceof Readable) || answer.ContentLength === undefined)
        throw new Error('The file store answered without a body.');
      return { bytes: answer.ContentLength, stream: answer.Body };
    },
    async remove(key) {
      await unlessMissing(client.send(new DeleteObjectCommand(objectOf(key))));
    },
    async *list(folder) {
      const below = folder === undefined ? `${prefix}/` : `${objectOf(folder).Key}/`;
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: below });
      for await (const { Contents = [] } of pages) {
        const keys = Contents.map(({ Key = '' }) => Key.slice(prefix.length + 1));
        // Objects with other names were put there by someone else and are ignored.
        yield* keys.filter(isFileKey);
      }
    },
  };
}

/** Returns the result of a call, or `undefined` when there is no such file. */
async function unlessMissing<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined;
    throw error;
  }
}
