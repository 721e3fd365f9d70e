import { SampleGroup } from "./sample-group.tsx";

const SURFACES = [
	{ name: "paper", look: "bg-paper" },
	{ name: "raised", look: "bg-raised" },
	{ name: "sunk", look: "bg-sunk" },
	{ name: "line", look: "bg-line" },
	{ name: "edge", look: "bg-edge" },
	{ name: "quiet", look: "bg-quiet" },
	{ name: "ink", look: "bg-ink" },
	{ name: "accent", look: "bg-accent" },
	{ name: "cool", look: "bg-cool" },
] as const;

const TEXTS = [
	{ name: "ink", look: "text-ink" },
	{ name: "quiet", look: "text-quiet" },
	{ name: "accent", look: "text-accent-text" },
	{ name: "good", look: "text-good-text" },
	{ name: "care", look: "text-care-text" },
	{ name: "bad", look: "text-bad-text" },
] as const;

export function ColourSamples() {
	return (
		<SampleGroup title="Colours">
			<ul className="grid grid-cols-3 gap-3 sm:grid-cols-5">
				{SURFACES.map(({ name, look }) => (
					<li key={name} className="text-sm">
						<span className={`block h-12 rounded-md border border-line ${look}`} />
						{name}
					</li>
				))}
			</ul>
			<ul className="flex flex-wrap gap-x-4 gap-y-2 font-semibold">
				{TEXTS.map(({ name, look }) => (
					<li key={name} className={look}>
						{name}
					</li>
				))}
			</ul>
		</SampleGroup>
	);
}
