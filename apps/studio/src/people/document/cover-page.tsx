import { type PointerEvent, useState } from "react";
import { type Cover, coverBetween, type Point } from "./cover.ts";

type Props = { id: string; page: number; covers: readonly Cover[]; onCover: (cover: Cover) => void };

/** A page on which rectangles are drawn with mouse, pen or finger. */
export function CoverPage({ id, page, covers, onCover }: Props) {
	const [drawn, setDrawn] = useState<{ from: Point; to: Point }>();
	const now = drawn && coverBetween(page, drawn.from, drawn.to);
	const finish = () => {
		setDrawn(undefined);
		if (now !== undefined) onCover(now);
	};
	return (
		<div
			className="document-page"
			onPointerDown={(event) => {
				event.currentTarget.setPointerCapture(event.pointerId);
				setDrawn({ from: pointOf(event), to: pointOf(event) });
			}}
			onPointerMove={(event) => drawn && setDrawn({ ...drawn, to: pointOf(event) })}
			onPointerUp={finish}
			onPointerCancel={() => setDrawn(undefined)}
		>
			<img src={`/content/documents/${id}/pages/${page}`} alt={`Page ${page} of the notice`} draggable={false} />
			{[...covers, ...(now === undefined ? [] : [now])].map(({ x, y, width, height }) => (
				<span
					key={`${x} ${y} ${width} ${height}`}
					className="document-cover"
					style={{ left: part(x), top: part(y), width: part(width), height: part(height) }}
				/>
			))}
		</div>
	);
}

function pointOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Point {
	const { left, top, width, height } = currentTarget.getBoundingClientRect();
	return { x: (clientX - left) / width, y: (clientY - top) / height };
}

function part(of: number): string {
	return `${of * 100}%`;
}
