import {
	type ActionFunctionArgs,
	data,
	type HeadersArgs,
	type LoaderFunctionArgs,
	useActionData,
	useLoaderData,
} from "react-router";
import { pathsIn } from "#app/paths.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import { toOwnPath } from "#app/platform/own-path.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { LoginPage } from "./login-page.tsx";
import { toSignInError } from "./sign-in-error.ts";
import { handleSignInStep, readSignInProgress, viewOf } from "./sign-in-steps.server.ts";

export const handle = {
	personal: true,
	namespaces: ["account", "shell-code"],
	counted: false,
	stored: false,
} satisfies PageHandle;

/** `/login?step=&error=&callbackUrl=`: the steps of signing in and signing up, each a form that needs no scripts. */
export async function loader({ context, request, url }: LoaderFunctionArgs) {
	const site = context.get(requestContext);
	const { oidc, otpScript } = site.signIn;
	if (otpScript !== undefined) site.allowOrigin("scripts", new URL(otpScript.address).origin);
	if (oidc !== undefined) site.allowOrigin("forms", oidc.origin);
	const { token: csrfToken, setCookie } = site.csrf();
	const before = readSignInProgress(request.headers.get("cookie"), site.isSecure());
	const after = toOwnPath(url.searchParams.get("callbackUrl"), url.origin);
	const shown = {
		view: viewOf(url.searchParams, before),
		error: toSignInError(url.searchParams.get("error")),
		ways: { csrfToken, after: after ?? pathsIn(languageOf(url.pathname)).account(), oidcName: oidc?.name, otpScript },
		callbackUrl: after,
	};
	return data(shown, setCookie === undefined ? {} : { headers: { "set-cookie": setCookie } });
}

export async function action({ context, request, url }: ActionFunctionArgs) {
	return handleSignInStep({
		site: context.get(requestContext),
		form: await request.formData(),
		url,
		headers: request.headers,
	});
}

/** React Router adds the cookies of loader and action by itself. */
export function headers({ actionHeaders }: HeadersArgs) {
	return actionHeaders;
}

export default function Login() {
	const shown = useLoaderData<typeof loader>();
	return <LoginPage {...shown} answer={useActionData<typeof action>()} />;
}
