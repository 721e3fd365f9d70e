import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Section } from "#app/ui/section.tsx";
import { DataTable } from "#app/ui/table.tsx";
import type { Operation, OperationGroup } from "./data.server.ts";

export function Operations({ api, groups }: { api: string; groups: readonly OperationGroup[] }) {
	const t = useTranslations();
	const address = ({ path }: Operation) => <code className="wrap-anywhere block text-sm md:w-48 lg:w-80">{path}</code>;
	const summary = (operation: Operation) => (
		<span lang="en" className="block md:w-44 lg:w-80">
			{operation.summary}
		</span>
	);
	const names = ({ parameters }: Operation) =>
		parameters.length === 0 ? null : <code className="wrap-anywhere text-sm">{parameters.join(", ")}</code>;
	return (
		<Section id="operations" title={t("openData.operations")} className="mt-12">
			<p className="mt-2 max-w-text text-quiet">
				{t.rich("openData.described", {
					link: (words) => (
						<a href={`${api}/docs`} className="link">
							{words}
						</a>
					),
				})}
			</p>
			{groups.map(({ tag, operations }) => (
				<section key={tag} aria-labelledby={`read-${tag}`} className="mt-6">
					<h3 id={`read-${tag}`} className="text-lg">
						{t(`openData.tag.${tag}`)}
					</h3>
					<DataTable
						caption={t(`openData.tag.${tag}`)}
						isCaptionHidden
						columns={[
							{ key: "path", head: t("openData.column.address"), cell: address },
							{ key: "summary", head: t("openData.column.what"), cell: summary },
							{ key: "parameters", head: t("openData.column.parameters"), cell: names },
						]}
						rows={operations}
						keyOf={({ path }) => path}
					/>
				</section>
			))}
		</Section>
	);
}
