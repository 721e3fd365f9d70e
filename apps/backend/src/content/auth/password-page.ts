/** The page that a one-time link opens; it works before there is a desk, and without any script. */
export function choosePage(token: string, fault?: string): string {
	const complaint = fault === undefined ? "" : `<p role="alert">${escaped(fault)}</p>`;
	return page(
		"Choose your password",
		`${complaint}<form method="post" action="/auth/password/reset">
<input type="hidden" name="token" value="${escaped(token)}">
<p><label for="password">New password, 12 characters or more</label><br>
<input id="password" name="password" type="password" autocomplete="new-password" minlength="12" maxlength="256" required></p>
<p><button type="submit">Set the password</button></p>
</form>`,
	);
}

export const donePage = page("Your password is set", "<p>Sign in at the desk with your e-mail and this password.</p>");

export function refusedPage(reason: string): string {
	return page("This link no longer works", `<p>${escaped(reason)} Ask an admin for a new one.</p>`);
}

function page(title: string, body: string): string {
	return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head>
<body><main><h1>${title}</h1>${body}</main></body></html>
`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escaped(text: string): string {
	return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
