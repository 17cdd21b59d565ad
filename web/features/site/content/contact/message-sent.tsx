import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { CircleCheck } from '#web/ui/icons.tsx';

/** Says that a message was received; its heading gets the focus, because the button that sent it is gone. */
export function MessageSent({ onStartAnew }: { onStartAnew: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="status" className="flex flex-col items-start gap-3">
      <CircleCheck size={32} aria-hidden="true" className="text-green" />
      <h3 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
        Mesajınız İletildi
      </h3>
      <p className="text-ink-soft">Yazdığınız e-posta adresine dönülür.</p>
      <Button look="secondary" onClick={onStartAnew}>
        Yeni Mesaj Gönder
      </Button>
    </div>
  );
}
