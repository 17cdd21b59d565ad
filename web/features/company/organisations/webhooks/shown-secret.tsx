import { CopyButton } from '#web/ui/copy-button.tsx';

/** A secret that is shown this once. */
export function ShownSecret({ secret, isRenewed = false }: { secret: string; isRenewed?: boolean }) {
  return (
    <div className="rounded-control bg-petrol-tint p-4 text-sm">
      <p className="font-semibold">{isRenewed ? 'Yeni gizli anahtar' : 'Webhook adresi eklendi'}</p>
      <p className="mt-1 flex flex-wrap items-center gap-2">
        <code className="min-w-0 break-all">{secret}</code>
        <CopyButton text={secret} label="Gizli anahtarı kopyala" />
      </p>
      <p className="mt-2">
        Programınız gönderimlerin bizden geldiğini bu anahtarla doğrular (Standard Webhooks). Şimdi kopyalayın: bir daha
        gösterilmez. {isRenewed ? 'Eski anahtar 24 saat daha geçerlidir.' : ''}
      </p>
    </div>
  );
}
