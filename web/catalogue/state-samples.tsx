import { useState } from 'react';
import { ConnectionError } from '#web/platform/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { FoldedSection } from '#web/ui/folded-section.tsx';
import { Search } from '#web/ui/icons.tsx';
import { MessageState } from '#web/ui/message-state.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { PanelSection } from '#web/ui/panel-section.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { showToast, type ToastKind } from '#web/ui/toasts/toast.ts';
import type { Sample } from './sample.ts';

const nothing = () => undefined;

function Opener({ isForm = false }: { isForm?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {isForm ? 'Formu aç' : 'Pencereyi aç'}
      </Button>
      <Modal
        isOpen={isOpen}
        onClose={close}
        title="Alarmın silinmesi"
        description="Bu alarm için artık bildirim gelmez."
        isForm={isForm}
        actions={<Button onClick={close}>Alarmı sil</Button>}
      >
        <p>Ankara’da 1 milyon altı konut</p>
      </Modal>
    </>
  );
}

function ToastOpener({ kind, title }: { kind: ToastKind; title: string }) {
  return (
    <Button look="secondary" onClick={() => showToast({ kind, title })}>
      {title}
    </Button>
  );
}

/** Loading, error and empty states, and what opens above a page. */
export const STATE_SAMPLES: readonly Sample[] = [
  {
    file: 'message-state.tsx',
    states: {
      Boş: (
        <MessageState
          icon={Search}
          title="Arama kriterlerinize uygun ihale bulunamadı"
          action={<Button>Filtreleri kaldır</Button>}
        >
          Fiyat aralığını genişletmeyi deneyin.
        </MessageState>
      ),
    },
  },
  {
    file: 'panel-states.tsx',
    states: {
      Yükleniyor: (
        <div className="w-64 max-w-full">
          <LoadingRows label="Alarmlar yükleniyor" count={2} />
        </div>
      ),
      'Bağlantı yok': <LoadFailure title="Alarmlar yüklenemedi" error={new ConnectionError()} onRetry={nothing} />,
      Hata: <LoadFailure title="Alarmlar yüklenemedi" error={new Error('500')} onRetry={nothing} />,
    },
  },
  {
    file: 'panel-section.tsx',
    states: {
      Olağan: (
        <PanelSection title="Bildirimler" hint="Nasıl haber vereceğimizi seçin.">
          <p>İçerik</p>
        </PanelSection>
      ),
    },
  },
  {
    file: 'folded-section.tsx',
    states: {
      Kapalı: (
        <FoldedSection title="Webhook’lar" state="2 adres">
          <p>İçerik</p>
        </FoldedSection>
      ),
      Açık: (
        <FoldedSection title="İşlem kaydı" isOpen>
          <p>İçerik</p>
        </FoldedSection>
      ),
    },
  },
  { file: 'modal.tsx', states: { Pencere: <Opener />, Form: <Opener isForm /> } },
  {
    file: 'toasts/toaster.tsx',
    states: {
      Oldu: <ToastOpener kind="done" title="Alarm kaydedildi" />,
      Bilgi: <ToastOpener kind="plain" title="Yeni sürüm hazır" />,
      Hata: <ToastOpener kind="error" title="Alarm kaydedilemedi" />,
    },
  },
];
