import { Figure, SourcedText, Unknown } from "#app/ui/figure.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { SampleGroup } from "./sample-group.tsx";

const SIZES = ["text-4xl", "text-3xl", "text-2xl", "text-xl", "text-lg", "text-base", "text-sm", "text-xs"] as const;

/** Where the receipts of this page lead. */
const HREF = "#sample-source";
const SOURCE = "(source: a list that we made up)";

export function TypeSamples({ theme }: { theme: string }) {
	return (
		<SampleGroup title="Type and figures">
			<div>
				{SIZES.map((size) => (
					<p key={size} className={`truncate ${size}`}>
						1,23,456 seats · सीटें · {size.slice(5)}
					</p>
				))}
			</div>
			<p className="max-w-text">
				A line of text is 68 characters long at most, and a link in it is{" "}
				<TextLink href={HREF} aria-label={`a link of ${theme}`}>
					underlined
				</TextLink>
				. Hindi stands in it at the same size: हर आँकड़े के साथ उसका स्रोत और साल।
			</p>
			<dl className="grid grid-cols-2 gap-x-8 gap-y-3">
				<Fact name="A rank">
					<Figure value="14" year={2025} href={HREF} source={SOURCE} />
				</Fact>
				<Fact name="With a unit">
					<Figure value="₹ 8.4" unit="lakh a year" year={2024} href={HREF} source={SOURCE} />
				</Fact>
				<Fact name="In words">
					<SourcedText value="Government, founded 1959" href={HREF} source={SOURCE} />
				</Fact>
				<Fact name="Unknown">
					<Unknown reason="not published" />
				</Fact>
			</dl>
		</SampleGroup>
	);
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
	return (
		<div>
			<dt className="text-quiet text-sm">{name}</dt>
			<dd className="text-lg">{children}</dd>
		</div>
	);
}
