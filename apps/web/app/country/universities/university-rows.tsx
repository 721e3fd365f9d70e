import type { UniversityAbroad } from "@uchit/contract/study-abroad.schema.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { hostOf } from "./lists.ts";

/** Universities with their place and their own site. Such a site is none of ours to vouch for. */
export function UniversityRows({
	universities,
	sourceName,
}: {
	universities: readonly UniversityAbroad[];
	/** Undefined where one list names them all. */
	sourceName: ((id: string) => string) | undefined;
}) {
	const t = useTranslations();
	return (
		<ul className="divide-y divide-line border-line border-y">
			{universities.map(({ id, name, city, region, site, sourceId }) => (
				<li key={id} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
					<div className="min-w-0">
						<p lang="en" className="break-words font-semibold">
							{name}
						</p>
						<p lang="en" className="text-quiet text-sm">
							{[city, region].filter(Boolean).join(", ")}
						</p>
						{sourceName !== undefined && (
							<p lang="en" className="text-quiet text-xs">
								{sourceName(sourceId)}
							</p>
						)}
					</div>
					{site === undefined ? (
						<p className="text-quiet text-sm">{t("abroad.noSite")}</p>
					) : (
						<a href={site} rel="nofollow noopener" className="link inline-flex min-h-9 items-center break-all text-sm">
							{hostOf(site)}
						</a>
					)}
				</li>
			))}
		</ul>
	);
}
