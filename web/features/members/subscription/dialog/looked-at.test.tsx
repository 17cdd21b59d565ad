import { screen } from '@testing-library/react';
import { Dialog } from 'radix-ui';
import { expect, it } from 'vitest';
import { answerCalls } from '#tests/support/pages/answer-calls.ts';
import { show } from '#tests/support/pages/show.tsx';
import { noteLookedAt } from '../looked-at.ts';
import type { UpgradeReason } from '../upgrade-request.ts';
import { Offer } from './offer.tsx';

function showOffer(reason: UpgradeReason) {
  answerCalls({
    'GET /api/company': { json: { launchEndsOn: null, sendsMail: true } },
    'GET /api/order-terms': { json: { isOpen: false } },
  });
  show(
    <Dialog.Root open>
      <Dialog.Content aria-describedby={undefined}>
        <Dialog.Title>Subscription Upgrade</Dialog.Title>
        <Offer reason={reason} onTrialStarted={() => undefined} />
      </Dialog.Content>
    </Dialog.Root>,
  );
}

it('the offer begins with what was viewed (D50), and omits it if nothing was', async () => {
  showOffer('offer');
  await screen.findByText('Tam Erişimi Açın');
  expect(screen.queryByText(/Baktığınız ilan/)).toBeNull();
});

it('the offer names the last viewed listing above its own heading (D50)', async () => {
  noteLookedAt('2024/1867 Esas');
  noteLookedAt('2025/12 Talimat');
  showOffer('offer');
  const said = await screen.findByText('Baktığınız ilan: 2025/12 Talimat');
  const heading = screen.getByText('Tam Erişimi Açın');
  expect(said.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('at the daily limit it names none, because the requested listing was not shown', async () => {
  noteLookedAt('2025/12 Talimat');
  showOffer('dailyLimit');
  await screen.findByText('Tam Erişimi Açın');
  expect(screen.queryByText(/Baktığınız ilan/)).toBeNull();
});
