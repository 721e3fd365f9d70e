import { type ComponentProps, type PointerEvent, type RefObject, useState } from "react";

export type ItemDrag = {
	handle: ComponentProps<"span">;
	isDragged: boolean;
	isDropMark: boolean;
};

/** By mouse, pen or finger. While dragging, `place` is where the item would go; it moves on release. */
export function useDragOrder(
	list: RefObject<HTMLElement | null>,
	keys: readonly string[],
	onDrop: (key: string, place: number) => void,
): (key: string, place: number) => ItemDrag {
	const [dragged, setDragged] = useState<{ key: string; place: number }>();
	const placeAt = (y: number): number => {
		const items = [...(list.current?.children ?? [])];
		const before = items.filter((item) => {
			const { top, height } = item.getBoundingClientRect();
			return !item.hasAttribute("data-dragged") && top + height / 2 < y;
		});
		return before.length;
	};
	const handleOf = (key: string, place: number) => ({
		onPointerDown: (event: PointerEvent<HTMLElement>) => {
			if (event.button !== 0) return;
			event.preventDefault();
			event.currentTarget.setPointerCapture(event.pointerId);
			setDragged({ key, place });
		},
		onPointerMove: (event: PointerEvent<HTMLElement>) => {
			if (dragged?.key !== key) return;
			scrollNearEdges(event.clientY);
			setDragged({ key, place: placeAt(event.clientY) });
		},
		onPointerUp: () => {
			if (dragged?.key === key && dragged.place !== place) onDrop(key, dragged.place);
			setDragged(undefined);
		},
		onPointerCancel: () => setDragged(undefined),
	});
	const others = keys.filter((key) => key !== dragged?.key);
	return (key, place) => ({
		handle: handleOf(key, place),
		isDragged: dragged?.key === key,
		isDropMark: dragged !== undefined && others[dragged.place] === key,
	});
}

/** Pixels from the window's edge within which the page scrolls along. */
const EDGE = 60;
const STEP = 24;

function scrollNearEdges(y: number): void {
	if (y < EDGE) window.scrollBy(0, -STEP);
	else if (y > window.innerHeight - EDGE) window.scrollBy(0, STEP);
}
