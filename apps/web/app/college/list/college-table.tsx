import { CollegeLogo } from "#app/college/college-photo.tsx";
import { CompareLink } from "#app/college/compare-link.tsx";
import { ShortlistButton } from "#app/college/shortlist-button.tsx";
import { usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Link } from "#app/shell/page/link.tsx";
import { type Column, DataTable } from "#app/ui/table.tsx";
import { FeeFigure } from "./fee-figure.tsx";
import { RankFigure, SalaryFigure, SeatsFigure } from "./list-figures.tsx";
import type { ListedCollege } from "./listed-college.ts";

type CollegeTableProps = { colleges: readonly ListedCollege[]; caption: string; sourceName: (id: string) => string };

/** The fee column appears only if a listed institution has a published fee. */
export function CollegeTable({ colleges, caption, sourceName }: CollegeTableProps) {
	const t = useTranslations();
	const [list, another] = new Set(colleges.flatMap(({ ranking }) => ranking?.list ?? []));
	const isOneList = list !== undefined && another === undefined;
	const fee: Column<ListedCollege> = {
		key: "fee",
		head: t("view.fee"),
		cell: (college) => <FeeFigure college={college} sourceName={sourceName} isInTable />,
		isFigure: true,
	};
	const columns: Column<ListedCollege>[] = [
		{ key: "name", head: t("view.college"), cell: (college) => <Name college={college} /> },
		{
			key: "rank",
			head: isOneList ? t("ranking.nirfList", { list: t(`ranking.list.${list}`) }) : t("ranking.nirf"),
			cell: (college) => <RankFigure college={college} sourceName={sourceName} isInTable namesList={!isOneList} />,
			isFigure: true,
		},
		{
			key: "seats",
			head: t("list.seats"),
			cell: (college) => <SeatsFigure college={college} sourceName={sourceName} isInTable />,
			isFigure: true,
		},
		{
			key: "salary",
			head: t("salary.median"),
			cell: (college) => <SalaryFigure college={college} sourceName={sourceName} isInTable />,
			isFigure: true,
		},
		...(colleges.some(({ fee }) => fee !== undefined) ? [fee] : []),
		{ key: "actions", head: t("view.actions"), cell: (college) => <Actions college={college} /> },
	];
	return (
		<>
			<DataTable caption={caption} isCaptionHidden columns={columns} rows={colleges} keyOf={({ slug }) => slug} />
			<p className="mt-3 max-w-text text-quiet text-sm">{t("view.dash")}</p>
		</>
	);
}

function Name({ college: { slug, name, where, logo } }: { college: ListedCollege }) {
	const paths = usePaths();
	return (
		<>
			{logo !== undefined && <CollegeLogo logo={logo} className="float-left me-2 size-9 rounded-sm bg-white" />}
			<Link
				to={paths.college(slug)}
				className="line-clamp-2 font-semibold underline-offset-4 [overflow-wrap:anywhere] hover:underline"
			>
				{name}
			</Link>
			<span className="block font-normal text-quiet text-sm">{where}</span>
		</>
	);
}

function Actions({ college: { slug, name } }: { college: ListedCollege }) {
	return (
		<span className="-my-2 -mx-3 flex md:mx-0 md:justify-end">
			<ShortlistButton slug={slug} name={name} isMark />
			<CompareLink slug={slug} name={name} isMark />
		</span>
	);
}
