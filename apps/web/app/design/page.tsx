import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { CollegePicker } from "#app/college/picker/college-picker.tsx";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { DesignPage } from "./design-page.tsx";
import { layOutSamplePlots } from "./sample-plots.ts";

export const handle = { namespaces: ["facts"] } satisfies PageHandle;

const TITLE = "Design";

/** Every part of the interface in every state, for those who build it: not there unless DESIGN_PAGE is on. */
export function loader({ context }: LoaderFunctionArgs) {
	if (!context.get(requestContext).designPage) throw data("No such page", { status: 404 });
	return { plots: layOutSamplePlots() };
}

export default function Design() {
	const { plots } = useLoaderData<typeof loader>();
	return (
		<>
			<title>{TITLE}</title>
			<meta name="description" content="Every part of the interface in every state." />
			<meta name="robots" content="noindex" />
			<DesignPage plots={plots} pickersOf={(theme) => <PickerSamples theme={theme} />} />
		</>
	);
}

const CHOSEN = { slug: "indian-institute-of-technology-madras", name: "Indian Institute of Technology Madras" };

function PickerSamples({ theme }: { theme: string }) {
	return (
		<>
			<CollegePicker label="College" name={`college-${theme}`} />
			<CollegePicker
				label="Another college"
				hint="The one to compare with."
				error="Choose a college from the list."
				name={`other-${theme}`}
				chosen={CHOSEN}
			/>
		</>
	);
}
