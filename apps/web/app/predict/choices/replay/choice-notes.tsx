export type NotesLevel = 3 | 5;
type Props = { title: string; lines: readonly string[]; level: NotesLevel };

export function ChoiceNotes({ title, lines, level }: Props) {
	const Heading = `h${level}` as const;
	if (lines.length === 0) return null;
	return (
		<>
			<Heading className="mt-4 font-semibold text-base">{title}</Heading>
			<ul className="mt-1 max-w-text list-disc space-y-1 pl-5">
				{lines.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</>
	);
}
