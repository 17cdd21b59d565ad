import { z } from 'zod';

/**
 * A member's subscription, in the fields of the spec (§3, §4). A trial is active while `isPremium` is true and
 * `trialUsed` false; it can be started while `trialUsed` is false and no `trialStartDate` is recorded (D22).
 */
export const subscriptionSchema = z.object({
  isPremium: z.boolean(),
  trialUsed: z.boolean(),
  deviceId: z.string().optional(),
  trialStartDate: z.iso.datetime().optional(),
  subscriptionEndDate: z.iso.datetime().optional(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

const deviceIdMessage = 'deviceId geçersiz.';
const deviceIdSchema = z.string({ error: deviceIdMessage }).regex(/^web_[A-Za-z0-9_-]{6,100}$/, deviceIdMessage);

/** `POST /api/trial` (D22): the device that requests the trial. */
export const trialRequestSchema = z.object({ deviceId: deviceIdSchema });

/** `POST /api/user/subscription` (D23): the state that the client assumes; the answer has the true state. */
export const subscriptionClaimSchema = z.object({
  isPremium: z.boolean({ error: 'isPremium true ya da false olmalıdır.' }),
  trialUsed: z.boolean({ error: 'trialUsed true ya da false olmalıdır.' }),
  deviceId: deviceIdSchema,
});
