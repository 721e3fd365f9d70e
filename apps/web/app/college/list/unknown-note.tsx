export function UnknownNote({ notKnown }: { notKnown: readonly string[] }) {
	return notKnown.map((words) => (
		<p key={words} role="status" className="mt-2 max-w-text font-semibold [overflow-wrap:anywhere]">
			{words}
		</p>
	));
}
