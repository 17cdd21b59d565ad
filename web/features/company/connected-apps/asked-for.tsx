import { APP_SCOPE_TEXTS, type AppScope } from '#shared/organisations/app-rules.ts';
import type { AppRequestShown } from '#shared/organisations/connected-apps.ts';
import { Check } from '#web/ui/icons.tsx';

/** The app that asks: its name, which is only its own claim, and its address, which is the only certain fact. */
export function WhoAsks({ shown: { appName, redirectHost, isLocal } }: { shown: AppRequestShown }) {
  return (
    <div>
      <h2 id="isteyen" className="text-xl font-bold tracking-tight break-words">
        “{appName}” Peyda’ya bağlanmak istiyor
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        Bu ad uygulamanın kendi beyanıdır; doğru olup olmadığını Peyda bilmez.
      </p>
      <dl className="mt-4 rounded-control bg-sunk px-4 py-3">
        <dt className="text-sm text-ink-soft">Yanıtınız şu adrese gider</dt>
        <dd className="mt-0.5 text-lg font-semibold break-all">{redirectHost}</dd>
        {isLocal ? <dd className="text-sm text-ink-soft">Kendi bilgisayarınızda çalışan bir program.</dd> : null}
      </dl>
      <p className="mt-4">
        Bağlanmayı kendiniz başlatmadıysanız ya da bu adresi tanımıyorsanız <strong>reddedin</strong>.
      </p>
    </div>
  );
}

/** What the app may do once it is connected, and what it never may. */
export function AskedFor({ scopes }: { scopes: readonly AppScope[] }) {
  return (
    <div>
      <h3 id="izinler" className="font-semibold">
        İzin verirseniz
      </h3>
      <ul aria-labelledby="izinler" className="mt-2 flex flex-col gap-2">
        {scopes.map((scope) => (
          <li key={scope} className="flex gap-2.5">
            <span className="mt-0.5 shrink-0 text-petrol">
              <Check size={20} aria-hidden="true" />
            </span>
            <span>
              <span className="block">{APP_SCOPE_TEXTS[scope].name}</span>
              <span className="block text-sm text-ink-soft">{APP_SCOPE_TEXTS[scope].hint}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-soft">
        Hesabınızı, kaydettiğiniz ilanları, uyarılarınızı ve notlarınızı görmez; hiçbir şeyi değiştiremez.
      </p>
    </div>
  );
}
