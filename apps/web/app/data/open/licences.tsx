import type { Source } from "@uchit/contract/source.ts";
import { Unknown } from "#app/facts/figure.tsx";
import { SourceWords } from "#app/facts/source-words.ts";
import { nameSource } from "#app/facts/sources.ts";
import { LICENCES_ID, sourceElementId } from "#app/paths.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Section } from "#app/ui/section.tsx";
import { DataTable } from "#app/ui/table.tsx";

export type LicensedSource = Pick<Source, "id" | "publisher" | "document" | "vintage" | "licence" | "kind">;

export function Licences({ licences }: { licences: readonly LicensedSource[] }) {
	const { t, paths } = usePage();
	const names = ({ sources }: Group) => (
		<ul>
			{sources.map((source) => (
				<li key={source.id} className="py-0.5">
					<a href={`${paths.data}#${sourceElementId(source.id)}`} className="link inline-block py-0.5">
						<SourceWords text={nameSource(source)} />
					</a>
				</li>
			))}
		</ul>
	);
	const licence = ({ sources: [{ licence, kind }] }: Group) => {
		if (licence !== undefined) return <SourceWords text={licence} />;
		return <Unknown reason={kind === "document" ? t("openData.noLicence") : t(`source.kind.${kind}`)} />;
	};
	return (
		<Section id={LICENCES_ID} title={t("openData.licences")} className="mt-12">
			<p className="mt-2 max-w-text text-quiet">{t("openData.licencesNote")}</p>
			<div className="mt-4">
				<DataTable
					caption={t("openData.licences")}
					isCaptionHidden
					columns={[
						{ key: "source", head: t("openData.column.source"), cell: names },
						{
							key: "publisher",
							head: t("openData.column.publisher"),
							cell: ({ sources: [first] }) => <SourceWords text={first.publisher} />,
						},
						{ key: "licence", head: t("openData.column.licence"), cell: licence },
					]}
					rows={groupByLicence(licences)}
					keyOf={({ key }) => key}
				/>
			</div>
		</Section>
	);
}

type Group = { key: string; sources: readonly [LicensedSource, ...LicensedSource[]] };

function groupByLicence(licences: readonly LicensedSource[]): Group[] {
	const groups = Map.groupBy(licences, ({ publisher, licence, kind }) => JSON.stringify([publisher, licence, kind]));
	return [...groups].flatMap(([key, [first, ...others]]) =>
		first === undefined ? [] : [{ key, sources: [first, ...others] }],
	);
}
