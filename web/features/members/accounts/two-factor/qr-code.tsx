import { useEffect, useState } from 'react';

/** A text as a QR code, always dark on light, as phones expect it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<{ readonly size: number; readonly path: string }>();
  useEffect(() => {
    let isGone = false;
    void import('uqr').then(({ encode }) => {
      const { data, size } = encode(text, { border: 3 });
      const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
      if (!isGone) setDrawn({ size, path: squares.join('') });
    });
    return () => {
      isGone = true;
    };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${drawn?.size ?? 1} ${drawn?.size ?? 1}`}
      className="size-48 rounded-control bg-white fill-black"
      shapeRendering="crispEdges"
    >
      <path d={drawn?.path} />
    </svg>
  );
}
