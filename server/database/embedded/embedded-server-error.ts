/** A problem of the embedded server that the operator can fix; the message is Turkish and says how. */
export class EmbeddedServerError extends Error {
  override name = 'EmbeddedServerError';
}

type Explanation = { sign: RegExp; advice: (dataDir: string) => string };

const EXPLANATIONS: Explanation[] = [
  {
    sign: /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded|database or disk is full/,
    advice: (dataDir) =>
      `Diskte yer kalmadı: veritabanı ${dataDir} klasörüne yazılamıyor. Yer açın ya da DATA_DIR ile başka bir disk gösterin.`,
  },
  {
    sign: /EROFS|Read-only file system/,
    advice: (dataDir) =>
      `${dataDir} salt okunur bir diskte; veritabanı oraya yazılamıyor. DATA_DIR ile yazılabilen bir klasör gösterin.`,
  },
  {
    sign: /could not look up effective user ID/,
    advice: () =>
      'Programı çalıştıran kullanıcının sistemde kaydı yok (/etc/passwd); PostgreSQL böyle bir kullanıcıyla veritabanı hazırlayamıyor. Kayıtlı bir kullanıcıyla başlatın ya da DATABASE_URL ile bir PostgreSQL sunucusu gösterin.',
  },
  {
    sign: /EACCES|EPERM|Permission denied|Operation not permitted|attempt to write a readonly database|unable to open database file/,
    advice: (dataDir) =>
      `${dataDir} klasörüne erişim izni yok. Programı bu klasörün sahibi olan kullanıcıyla başlatın, klasörün iznini düzeltin ya da DATA_DIR ile yazılabilen bir klasör gösterin.`,
  },
];

/** Adds the operator's remedy to errors of the file system and of PostgreSQL's programs; returns others unchanged. */
export function explainFailure(error: unknown, dataDir: string): unknown {
  if (!(error instanceof Error) || error instanceof EmbeddedServerError) return error;
  const code = 'code' in error ? String(error.code) : '';
  const explanation = EXPLANATIONS.find(({ sign }) => sign.test(`${code} ${error.message}`));
  if (!explanation) return error;
  return new EmbeddedServerError(`${explanation.advice(dataDir)}\n${error.message}`, { cause: error });
}
