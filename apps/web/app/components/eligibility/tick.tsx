/** A tick of its own; it has no name, so that no form could ever send it. */
export function Tick({
	label,
	isTicked,
	onTick,
}: {
	label: string;
	isTicked: boolean;
	onTick: (isTicked: boolean) => void;
}) {
	return (
		<label className="flex min-h-9 cursor-pointer items-center gap-3 rounded-sm has-disabled:cursor-not-allowed has-disabled:text-quiet">
			<input
				type="checkbox"
				autoComplete="off"
				checked={isTicked}
				onChange={(event) => onTick(event.currentTarget.checked)}
				className="size-5 flex-none accent-accent-text"
			/>
			<span className="min-w-0 flex-1">{label}</span>
		</label>
	);
}
