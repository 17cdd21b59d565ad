import { createFileRoute } from '@tanstack/react-router';
import { DESK_ROUTE, DeskGate } from '#web/desk-gate.tsx';

export const Route = createFileRoute('/yonetim/$')({ ...DESK_ROUTE, component: DeskGate });
