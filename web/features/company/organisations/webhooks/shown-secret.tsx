import { SecretBox } from '../secret-box.tsx';

/** The secret of a webhook, shown only once. */
export function ShownSecret({ secret, isRenewed = false }: { secret: string; isRenewed?: boolean }) {
  return (
    <SecretBox
      title={isRenewed ? 'Yeni gizli anahtar' : 'Webhook adresi eklendi'}
      secret={secret}
      copyLabel="Gizli anahtarı kopyala"
    >
      Programınız gönderimlerin bizden geldiğini bu anahtarla doğrular (Standard Webhooks). Şimdi kopyalayın: bir daha
      gösterilmez. {isRenewed ? 'Eski anahtar 24 saat daha geçerlidir.' : ''}
    </SecretBox>
  );
}
