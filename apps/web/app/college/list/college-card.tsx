import { CollegeLogo } from "#app/college/college-photo.tsx";
import { CompareLink } from "#app/college/compare-link.tsx";
import { ShortlistButton } from "#app/college/shortlist-button.tsx";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Link } from "#app/shell/page/link.tsx";
import { Card, CardFigure } from "#app/ui/card.tsx";
import { FeeFigure } from "./fee-figure.tsx";
import { RankFigure, SalaryFigure, SeatsFigure } from "./list-figures.tsx";
import type { ListedCollege } from "./listed-college.ts";

type Props = { college: ListedCollege; sourceName: (id: string) => string };

export function CollegeCard({ college, sourceName, level, owner }: Props & { level: 2 | 3; owner: string | undefined }) {
	const { t, paths } = usePage();
	const { distanceKm, where } = college;
	const distance = distanceKm === undefined ? undefined : t("list.distance", { km: distanceKm });
	return (
		<Card
			level={level}
			heading={<Link to={paths.college(college.slug)}>{college.name}</Link>}
			mark={college.logo && <CollegeLogo logo={college.logo} className="size-9 rounded-sm bg-white" />}
			about={[t(`kind.${college.kind}`), owner, where, distance].filter(Boolean).join(" · ")}
			actions={
				<>
					<ShortlistButton slug={college.slug} name={college.name} isMark />
					<CompareLink slug={college.slug} name={college.name} isMark />
				</>
			}
			figures={
				<>
					{(college.ranking !== undefined || college.fee === undefined) && (
						<Rank college={college} sourceName={sourceName} />
					)}
					<Seats college={college} sourceName={sourceName} />
					<Salary college={college} sourceName={sourceName} />
					<Fee college={college} sourceName={sourceName} />
				</>
			}
		/>
	);
}

function Seats({ college, sourceName }: Props) {
	const { t } = usePage();
	if (college.seats === undefined) return null;
	return (
		<CardFigure name={t("list.seats")}>
			<SeatsFigure college={college} sourceName={sourceName} />
		</CardFigure>
	);
}

function Rank({ college, sourceName }: Props) {
	const { t } = usePage();
	const { ranking } = college;
	const name =
		ranking === undefined ? t("ranking.nirf") : t("ranking.nirfList", { list: t(`ranking.list.${ranking.list}`) });
	return (
		<CardFigure name={name}>
			<RankFigure college={college} sourceName={sourceName} />
		</CardFigure>
	);
}

function Salary({ college, sourceName }: Props) {
	const { t } = usePage();
	if (college.salary === undefined) return null;
	return (
		<CardFigure name={t("salary.median")}>
			<SalaryFigure college={college} sourceName={sourceName} />
		</CardFigure>
	);
}

function Fee({ college, sourceName }: Props) {
	const { t } = usePage();
	if (college.fee === undefined) return null;
	return (
		<CardFigure name={t("view.fee")}>
			<FeeFigure college={college} sourceName={sourceName} />
		</CardFigure>
	);
}
