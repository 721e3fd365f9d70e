import { type DataState, OPEN_FORMATS } from "@uchit/contract/data.ts";
import { downloadAddress } from "#app/paths.ts";
import { abbreviate } from "#app/platform/format/abbreviate.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Section } from "#app/ui/section.tsx";

export function Downloads({ tables }: { tables: DataState["tables"] }) {
	const t = useTranslations();
	return (
		<Section id="downloads" title={t("data.downloads")} className="mt-12">
			<p className="mt-2 max-w-text text-quiet">{t("data.downloadsNote")}</p>
			<ul className="mt-4 grid gap-x-12 md:grid-cols-2">
				{tables.map(({ table, rows }) => (
					<li key={table} className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t py-2">
						<span>
							{table}{" "}
							<span className="text-quiet text-sm tabular-nums">{t("data.rows", { rows: abbreviate(rows) })}</span>
						</span>
						<span className="flex gap-4">
							{OPEN_FORMATS.map((format) => (
								<a
									key={format}
									href={downloadAddress(table, format)}
									download
									aria-label={`${table}.${format}`}
									className="link-line-low"
								>
									{format.toUpperCase()}
								</a>
							))}
						</span>
					</li>
				))}
			</ul>
		</Section>
	);
}
