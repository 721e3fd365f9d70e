/** What holds a place until its content is there: as many lines, each about as long, so that nothing moves then. */
export function Skeleton({ label, lines = 3 }: { label: string; lines?: number }) {
	return (
		<div role="status">
			<span className="sr-only">{label}</span>
			<div aria-hidden="true" className="space-y-3 motion-safe:animate-pulse">
				{Array.from({ length: lines }, (_, index) => index).map((line) => (
					<div
						key={line}
						className="h-4 rounded-sm border border-transparent bg-line nth-[3n]:w-2/5 nth-[3n+2]:w-4/5"
					/>
				))}
			</div>
		</div>
	);
}

/** A card that is on its way, of a card's size. */
export function SkeletonCard({ label }: { label: string }) {
	return (
		<div className="rounded-lg border border-line bg-raised p-4 sm:p-5">
			<Skeleton label={label} lines={4} />
		</div>
	);
}
