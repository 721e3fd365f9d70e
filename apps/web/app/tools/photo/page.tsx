import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { listConductedExamRecords } from "#app/exam/clashes/data.server.ts";
import { createOptional } from "#app/platform/backend/optional.server.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { Breadcrumbs } from "#app/shell/page/breadcrumbs.tsx";
import { FewFactsNote } from "#app/shell/page/few-facts-note.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { PhotoDesk, type Preset } from "./photo-desk.tsx";

export const handle = { namespaces: ["exam-tabs", "tools-photo"] } satisfies PageHandle;

/** The files that exam forms required, as far as their documents state it. */
export async function loader({ context }: LoaderFunctionArgs): Promise<{ presets: Preset[]; isShort: boolean }> {
	const optional = createOptional(context.get(requestContext));
	const exams = (await optional.load(listConductedExamRecords)) ?? [];
	const presets = exams.flatMap(({ slug, shortName: exam, apply }) =>
		(apply?.uploads ?? []).map(({ what, leastKb, mostKb }) => ({
			...{ key: `${slug} ${what}`, slug, exam, what, year: apply?.year ?? "", leastKb, mostKb },
		})),
	);
	return { presets, isShort: optional.isShort };
}

/** `/tools/photo`: brings a photograph or signature to a form's limits, on the device. */
export default function PhotoTool() {
	const { t, paths } = usePage();
	const { presets, isShort } = useLoaderData<typeof loader>();
	return (
		<div className="column pt-4 lg:pt-12">
			<PageHead title={t("photo.title")} description={t("photo.intro")} canonical={paths.tool("photo")} />
			<Breadcrumbs
				isShort
				steps={[
					{ name: t("photo.tools"), address: paths.tools },
					{ name: t("photo.title"), address: paths.tool("photo") },
				]}
			/>
			<h1 className="text-3xl">{t("photo.title")}</h1>
			<p className="mt-2 max-w-text text-quiet">{t("photo.intro")}</p>
			<p className="mt-4 max-w-text font-semibold [@media(scripting:enabled)]:hidden">{t("photo.noScripts")}</p>
			{isShort && <FewFactsNote />}
			<PhotoDesk presets={presets} />
		</div>
	);
}
