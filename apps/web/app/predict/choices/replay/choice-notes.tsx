/** Sentences about choices, under a heading; nothing where there are none. */
export function ChoiceNotes({ title, lines }: { title: string; lines: readonly string[] }) {
	if (lines.length === 0) return null;
	return (
		<>
			<h5 className="mt-4 font-semibold">{title}</h5>
			<ul className="mt-1 max-w-text list-disc space-y-1 pl-5">
				{lines.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</>
	);
}
