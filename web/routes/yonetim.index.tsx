import { createFileRoute } from '@tanstack/react-router';
import { DeskGate } from '#web/desk-gate.tsx';
import { DESK_ROUTE } from '#web/desk-route.ts';

export const Route = createFileRoute('/yonetim/')({ ...DESK_ROUTE, component: DeskGate });
