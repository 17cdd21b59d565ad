import type { ComponentType } from 'react';

/** The heart of a listing, which belongs to another feature: a route introduces it. */
export type SavingSlot = ComponentType<{ id: number; title: string }>;
