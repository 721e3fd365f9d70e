import { ArrowDown, ArrowUp, GripVertical, X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "./button.tsx";
import type { ItemDrag } from "./use-drag-order.ts";

export function OrderedItem({
	drag: { handle, isDragged, isDropMark },
	head,
	actions,
	className,
	children,
}: {
	drag: ItemDrag;
	head: ReactNode;
	actions: ReactNode;
	className: string;
	children: ReactNode;
}) {
	return (
		<li
			data-dragged={isDragged ? "" : undefined}
			className={`break-inside-avoid rounded-lg border border-line bg-raised ${className} ${isDragged ? "opacity-60" : ""} ${isDropMark ? "border-t-4 border-t-accent" : ""}`}
		>
			<div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
				<div className="flex min-w-0 flex-1 basis-60 items-start gap-1">
					<span {...handle} className="-ml-2 cursor-grab touch-none p-2 text-quiet print:hidden" aria-hidden="true">
						<GripVertical size={20} />
					</span>
					<div className="min-w-0">{head}</div>
				</div>
				<div className="-mr-2 flex items-center print:hidden">{actions}</div>
			</div>
			{children}
		</li>
	);
}

type OrderButtonsProps = {
	labels: { up: string; down: string; remove?: string };
	/** Counted from 0. */
	place: number;
	count: number;
	onMove: (place: number) => void;
	onRemove?: () => void;
};

export function OrderButtons({ labels, place, count, onMove, onRemove }: OrderButtonsProps) {
	const isFirst = place === 0;
	const isLast = place === count - 1;
	return (
		<>
			<IconButton
				label={labels.up}
				icon={<ArrowUp size={20} aria-hidden="true" />}
				aria-disabled={isFirst}
				onClick={() => !isFirst && onMove(place - 1)}
				className={FADED}
			/>
			<IconButton
				label={labels.down}
				icon={<ArrowDown size={20} aria-hidden="true" />}
				aria-disabled={isLast}
				onClick={() => !isLast && onMove(place + 1)}
				className={FADED}
			/>
			{labels.remove !== undefined && onRemove !== undefined && (
				<IconButton label={labels.remove} icon={<X size={20} aria-hidden="true" />} onClick={onRemove} />
			)}
		</>
	);
}

/** Stays focusable at either end of the list. */
const FADED = "aria-disabled:cursor-not-allowed aria-disabled:text-edge";
