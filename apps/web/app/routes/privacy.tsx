import {
	type ActionFunctionArgs,
	data,
	type HeadersArgs,
	type LoaderFunctionArgs,
	useActionData,
	useLoaderData,
} from "react-router";
import { Grievance } from "#app/components/page/contact-details.tsx";
import { ContentPageView } from "#app/components/page/content-page-view.tsx";
import { CountingChoice } from "#app/components/privacy/counting-choice.tsx";
import { ForgetAge } from "#app/components/privacy/forget-age.tsx";
import { OwnDataLinks } from "#app/components/privacy/own-data-links.tsx";
import { NotOffered } from "#app/components/site/not-offered.tsx";
import { PageHead } from "#app/components/site/page-head.tsx";
import { takeCountingForm } from "#app/data/privacy-counting.server.ts";
import { loadTextPage } from "#app/data/text-page.server.ts";
import { addressIn } from "#app/i18n/language.ts";
import { pathsIn } from "#app/paths.ts";
import { requestContext } from "#app/request-context.ts";

/** `/privacy`: the text that editors write, and what a visitor can do about it here. */
export async function loader(args: LoaderFunctionArgs) {
	const { analytics } = args.context.get(requestContext);
	return { text: await loadTextPage(args), analytics };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
	const posted = { site: context.get(requestContext), form: await request.formData(), url, headers: request.headers };
	const { answer, cookies, status } = await takeCountingForm(posted, new Date());
	return data(answer, { status, headers: cookies.map((cookie): [string, string] => ["set-cookie", cookie]) });
}

export function headers({ actionHeaders }: HeadersArgs) {
	return actionHeaders;
}

export default function Privacy() {
	const { text, analytics } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const choices = (
		<>
			<CountingChoice analytics={analytics} answer={answer} />
			<ForgetAge isForgotten={answer?.kind === "forgotten"} />
		</>
	);
	// Whatever the content system offers, what was agreed to can be taken back.
	if (text === undefined) {
		return (
			<>
				<NotOffered />
				<div className="column">{choices}</div>
			</>
		);
	}
	const { item, languages } = text.found;
	const address = addressIn(item.language, pathsIn("en").page(item.slug));
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead title={item.title} description={item.summary} canonical={address} languages={languages} />
			<ContentPageView page={item} />
			<OwnDataLinks />
			{choices}
			<Grievance contact={text.contact} />
		</div>
	);
}
