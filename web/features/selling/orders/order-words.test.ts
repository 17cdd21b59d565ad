import { expect, it } from 'vitest';
import { withdrawalText } from './order-words.ts';

it('the right of withdrawal lasts until the end of a day, or until a prepaid period begins', () => {
  expect(withdrawalText('2026-12-04T21:00:00.000Z')).toBe(
    '04.12.2026 günü sonuna kadar cayabilirsiniz; ödediğinizin tamamı geri ödenir.',
  );
  expect(withdrawalText('2026-12-04T11:30:00.000Z')).toBe(
    'Süre başlayana, 04.12.2026 14:30 tarihine kadar cayabilirsiniz; ödediğinizin tamamı geri ödenir.',
  );
});
