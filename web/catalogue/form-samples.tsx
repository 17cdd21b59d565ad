import { useState } from 'react';
import { CheckBox } from '#web/ui/form/check-box.tsx';
import { ChoiceCards } from '#web/ui/form/choice-cards.tsx';
import { FieldFrame, framedInput } from '#web/ui/form/field-frame.tsx';
import { FigureField } from '#web/ui/form/figure-field.tsx';
import { FileButton } from '#web/ui/form/file-button.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { StrengthMeter } from '#web/ui/form/strength-meter.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { Sample } from './sample.ts';

const FRAME = { id: 'frame', hint: 'Örnek: 34 ABC 123' };

function Periods({ error }: { error?: string }) {
  const [value, setValue] = useState<string>();
  return (
    <ChoiceCards
      legend={error ? 'Süre (seçilmemiş)' : 'Süre'}
      value={value}
      choices={[
        { value: 'monthly', label: 'Aylık', note: 'Her ay yenilenir.' },
        { value: 'yearly', label: 'Yıllık', note: 'İki ay bizden.' },
      ]}
      onChange={setValue}
      {...(error && { error })}
    />
  );
}

function Figure({ unit, doubt }: { unit: '₺' | '%'; doubt?: string }) {
  const [value, setValue] = useState<number | null>(unit === '₺' ? 127_500_000 : 1_800);
  return (
    <FigureField label={unit === '₺' ? 'Teklifiniz' : 'KDV oranı'} {...{ value, unit, doubt }} onChange={setValue} />
  );
}

/** Fields and checkboxes, with their hints and errors. */
export const FORM_SAMPLES: readonly Sample[] = [
  {
    file: 'form/text-field.tsx',
    states: {
      Olağan: <TextField id="name" label="Ad soyad" defaultValue="Ayşe Işık" />,
      Açıklamalı: <TextField id="mail" label="E-posta" type="email" hint="Bildirimler bu adrese gelir." />,
      Hatalı: <TextField id="phone" label="Telefon" defaultValue="0532" error="Telefon numarası 10 haneli olmalı." />,
      Şifre: (
        <TextField id="password" label="Şifre" type="password" autoComplete="off" defaultValue="gizli-bir-sifre" />
      ),
    },
  },
  {
    file: 'form/text-area.tsx',
    states: {
      Olağan: <TextArea id="note" label="Not" rows={3} />,
      Hatalı: <TextArea id="note-wrong" label="Mesaj" rows={3} error="Mesajınızı yazın." />,
    },
  },
  {
    file: 'form/figure-field.tsx',
    states: {
      Lira: <Figure unit="₺" />,
      Yüzde: <Figure unit="%" />,
      Şüpheli: <Figure unit="₺" doubt="Teklifiniz açılış bedelinden düşük." />,
    },
  },
  {
    file: 'form/field-frame.tsx',
    states: {
      Olağan: (
        <FieldFrame label="Plaka" {...FRAME}>
          <input {...framedInput(FRAME)} className="min-h-11 rounded-control border border-line-strong bg-sheet px-3" />
        </FieldFrame>
      ),
    },
  },
  {
    file: 'form/select-field.tsx',
    states: {
      Olağan: (
        <SelectField id="city" label="İl">
          <option>Ankara</option>
          <option>İzmir</option>
        </SelectField>
      ),
    },
  },
  {
    file: 'form/check-box.tsx',
    states: {
      Olağan: <CheckBox label="Kullanım koşullarını kabul ediyorum." />,
      Hatalı: <CheckBox label="Ön bilgilendirmeyi okudum." error="Devam etmek için kutuyu işaretleyin." />,
    },
  },
  { file: 'form/choice-cards.tsx', states: { Olağan: <Periods />, Hatalı: <Periods error="Bir süre seçin." /> } },
  {
    file: 'form/file-button.tsx',
    states: {
      Olağan: (
        <FileButton
          label="Dosya seç"
          sending="Gönderiliyor…"
          accept=".csv"
          mostMb={5}
          tooLarge="Dosya 5 MB’tan büyük."
          failed="Dosya gönderilemedi."
          send={() => Promise.resolve()}
        />
      ),
    },
  },
  {
    file: 'form/strength-meter.tsx',
    states: {
      Zayıf: <StrengthMeter strength="weak" advice="Bir kelime daha ekleyin." />,
      Orta: <StrengthMeter strength="fair" advice={undefined} />,
      Güçlü: <StrengthMeter strength="strong" advice={undefined} />,
    },
  },
];
