import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import type { IconComponent } from '#web/ui/icons.tsx';

type Props = { icon: IconComponent; onSelect: () => void; children: ReactNode };

/** An entry of the member's menu. */
export function MenuEntry({ icon: Icon, onSelect, children }: Props) {
  return (
    <DropdownMenu.Item
      onSelect={onSelect}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 font-medium outline-none data-[highlighted]:bg-sunk data-[highlighted]:outline-2 data-[highlighted]:-outline-offset-2 data-[highlighted]:outline-petrol"
    >
      <Icon size={20} aria-hidden="true" className="shrink-0 text-ink-soft" />
      {children}
    </DropdownMenu.Item>
  );
}
