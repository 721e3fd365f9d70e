import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { type Cover, coverAfterKey, coverBetween, coverInMiddle, type Point } from "./cover.ts";

type Props = {
	id: string;
	page: number;
	covers: readonly { cover: Cover; place: number }[];
	onCover: (cover: Cover) => void;
	onChange: (place: number, cover: Cover | undefined) => void;
};

export function CoverPage({ id, page, covers, onCover, onChange }: Props) {
	const [drawn, setDrawn] = useState<{ from: Point; to: Point }>();
	const now = drawn && coverBetween(page, drawn.from, drawn.to);
	const finish = () => {
		setDrawn(undefined);
		if (now !== undefined) onCover(now);
	};
	const press = (event: KeyboardEvent, { cover, place }: Props["covers"][number]) => {
		const isGone = event.key === "Delete" || event.key === "Backspace";
		const changed = isGone ? undefined : coverAfterKey(cover, event);
		if (!isGone && changed === undefined) return;
		event.preventDefault();
		onChange(place, changed);
	};
	return (
		<>
			<p>
				<button type="button" onClick={() => onCover(coverInMiddle(page))}>
					Place a cover on page {page} with the keys
				</button>
			</p>
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
				{covers.map((each) => (
					<button
						key={each.place}
						type="button"
						className="document-cover"
						aria-label={`Cover ${each.place + 1}: arrows move it, Shift and arrows size it, Delete takes it off`}
						style={styleOf(each.cover)}
						onKeyDown={(event) => press(event, each)}
					/>
				))}
				{now !== undefined && <span className="document-cover" style={styleOf(now)} />}
			</div>
		</>
	);
}

function pointOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Point {
	const { left, top, width, height } = currentTarget.getBoundingClientRect();
	return { x: (clientX - left) / width, y: (clientY - top) / height };
}

function styleOf({ x, y, width, height }: Cover) {
	return { left: part(x), top: part(y), width: part(width), height: part(height) };
}

function part(share: number): string {
	return `${share * 100}%`;
}
