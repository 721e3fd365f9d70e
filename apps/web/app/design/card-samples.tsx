import { Bookmark, GitCompareArrows } from "lucide-react";
import { IconButton } from "#app/ui/button.tsx";
import { Card, CardFigure } from "#app/ui/card.tsx";
import { Figure, Unknown } from "#app/ui/figure.tsx";
import { type Column, DataTable } from "#app/ui/table.tsx";
import { SampleGroup } from "./sample-group.tsx";

const HREF = "#content";
const SOURCE = "(source: a list that we made up)";

export function CardSamples({ theme }: { theme: string }) {
	return (
		<SampleGroup title="Cards and tables">
			<Card
				level={4}
				heading={
					<a
						href={HREF}
					>{`College of the longest name that was ever given, with its town, its trust and its founder (${theme})`}</a>
				}
				about="Chennai, Tamil Nadu · Standalone institution"
				figures={
					<>
						<CardFigure name="NIRF Engineering">
							<Figure value="14" year={2025} href={HREF} source={SOURCE} />
						</CardFigure>
						<CardFigure name="Seats">
							<Figure value="1,060" year={2024} href={HREF} source={SOURCE} />
						</CardFigure>
						<CardFigure name="Median salary">
							<Unknown reason="not published" />
						</CardFigure>
					</>
				}
				actions={
					<>
						<IconButton label={`Add to shortlist (${theme})`} icon={<Bookmark size={20} aria-hidden="true" />} />
						<IconButton label={`Compare (${theme})`} icon={<GitCompareArrows size={20} aria-hidden="true" />} />
					</>
				}
			/>
			<Card level={4} heading={`A college of which little is known (${theme})`} about="Leh, Ladakh" />
			<DataTable
				caption={`Opening and closing ranks, ${theme}`}
				columns={COLUMNS}
				rows={ROWS}
				keyOf={({ seat }) => seat}
			/>
		</SampleGroup>
	);
}

type Row = { seat: string; opened: number | undefined; closed: number };

const ROWS: readonly Row[] = [
	{ seat: "OPEN, Gender-Neutral", opened: 4_210, closed: 18_412 },
	{ seat: "OBC-NCL, Female-only (including Supernumerary)", opened: 6_118, closed: 23_507 },
	{ seat: "SC, Gender-Neutral", opened: undefined, closed: 9_015 },
];

const COLUMNS: readonly Column<Row>[] = [
	{ key: "seat", head: "Seat", cell: ({ seat }) => seat },
	{ key: "opened", head: "Opening rank", isFigure: true, cell: ({ opened }) => <Rank rank={opened} /> },
	{ key: "closed", head: "Closing rank", isFigure: true, cell: ({ closed }) => <Rank rank={closed} /> },
];

function Rank({ rank }: { rank: number | undefined }) {
	if (rank === undefined) return <Unknown reason="not published" />;
	return <Figure value={rank.toLocaleString("en-IN")} year={2025} href={HREF} source={SOURCE} />;
}
