import { CollegeLogo } from "#app/college/college-photo.tsx";
import { CompareLink } from "#app/college/compare-link.tsx";
import { ShortlistButton } from "#app/college/shortlist-button.tsx";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Link } from "#app/shell/page/link.tsx";
import { Card, CardFigure } from "#app/ui/card.tsx";
import { FeeFigure } from "./fee-figure.tsx";
import { RankFigure, SalaryFigure, SeatsFigure } from "./list-figures.tsx";
import type { ListedCollege } from "./listed-college.ts";

type Props = {
	college: ListedCollege;
	sourceName: (id: string) => string;
	level: 2 | 3;
	owner: string | undefined;
};

export function CollegeCard({ college, sourceName, level, owner }: Props) {
	const { t, paths } = usePage();
	const { distanceKm, where, ranking, seats, salary, fee } = college;
	const list = ranking && t(`ranking.list.${ranking.list}`);
	const shown = { college, sourceName };
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
					{(ranking !== undefined || fee === undefined) && (
						<CardFigure name={list === undefined ? t("ranking.nirf") : t("ranking.nirfList", { list })}>
							<RankFigure {...shown} />
						</CardFigure>
					)}
					{seats && (
						<CardFigure name={t("list.seats")}>
							<SeatsFigure {...shown} />
						</CardFigure>
					)}
					{salary && (
						<CardFigure name={t("salary.median")}>
							<SalaryFigure {...shown} />
						</CardFigure>
					)}
					{fee && (
						<CardFigure name={t("view.fee")}>
							<FeeFigure {...shown} />
						</CardFigure>
					)}
				</>
			}
		/>
	);
}
