import { Link } from "#app/shell/page/link.tsx";

export type SchemesHereProps = {
	heading: string;
	note: string;
	rows: readonly { name: string; to: string; rules: string }[];
	finder: { words: string; to: string };
};

export function SchemesHere({ heading, note, rows, finder }: SchemesHereProps) {
	return (
		<section aria-labelledby="schemes" className="mt-10 print:hidden">
			<h2 id="schemes" className="text-xl">
				{heading}
			</h2>
			<p className="mt-1 max-w-text text-quiet text-sm">{note}</p>
			<ul className="mt-2 max-w-text">
				{rows.map(({ name, to, rules }) => (
					<li key={to} className="py-1">
						<Link to={to} lang="en" className="link inline-block py-1">
							{name}
						</Link>
						<span className="block text-sm">{rules}</span>
					</li>
				))}
			</ul>
			<Link to={finder.to} className="link inline-flex min-h-11 items-center">
				{finder.words}
			</Link>
		</section>
	);
}
