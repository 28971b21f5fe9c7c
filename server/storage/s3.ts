import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { S3Settings } from '../config';
import { assertKey, type FileStore } from './fileStore';

/** Keys that one call removes at most. Source: S3, DeleteObjects. */
const REMOVE_LIMIT = 1000;

function clientOf({ region, endpoint, credentials }: S3Settings): S3Client {
  return new S3Client({
    region,
    // Servers of one's own are reached by path: a bucket is no host name there.
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials === null ? {} : { credentials }),
    // Checksums sent behind a streamed body corrupt it on servers that don't know them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;

async function unlessMissing<T>(work: Promise<T>): Promise<T | null> {
  return work.catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
}

/** Size of the whole file: what stands behind the slash of 'bytes 0-9/100', or the length where all of it came. */
function sizeOf(contentRange: string | undefined, contentLength: number | undefined): number {
  return Number(contentRange?.split('/')[1] ?? contentLength ?? 0);
}

/** Keeps files in a bucket of an S3 server. */
export function createS3Store(settings: S3Settings): FileStore {
  const client = clientOf(settings);
  const Bucket = settings.bucket;
  const location = (Key: string) => {
    assertKey(Key);
    return { Bucket, Key };
  };
  return {
    async put(key, path) {
      const { size } = await stat(path);
      const Body = createReadStream(path);
      try {
        await client.send(new PutObjectCommand({ ...location(key), Body, ContentLength: size }));
      } finally {
        Body.destroy();
      }
    },
    async size(key) {
      const found = await unlessMissing(client.send(new HeadObjectCommand(location(key))));
      return found?.ContentLength ?? null;
    },
    async open(key, range) {
      const part = range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` };
      const found = await unlessMissing(client.send(new GetObjectCommand({ ...location(key), ...part })));
      if (found === null) return null;
      if (!(found.Body instanceof Readable)) throw new Error('the S3 server answered without a stream');
      return { size: sizeOf(found.ContentRange, found.ContentLength), body: found.Body };
    },
    async remove(keys) {
      for (let start = 0; start < keys.length; start += REMOVE_LIMIT) {
        const Objects = keys.slice(start, start + REMOVE_LIMIT).map((key) => ({ Key: location(key).Key }));
        const { Errors = [] } = await client.send(
          new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
        );
        const failed = Errors.find(({ Code }) => Code !== 'NoSuchKey');
        if (failed !== undefined) throw new Error(`the S3 server did not remove ${failed.Key}: ${failed.Message}`);
      }
    },
    async assertReady() {
      await client.send(new HeadBucketCommand({ Bucket }));
    },
  };
}
