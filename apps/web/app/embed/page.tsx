import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { AddressForm } from "#app/shell/form/address-form.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextArea, TextField } from "#app/ui/field.tsx";
import { EMBED_SIZE, embedLine, embedPath, parseEmbedAddress } from "./address.ts";
import { findCard } from "./page.server.ts";

export const handle = { parameters: ["of"], namespaces: ["data-open"] } satisfies PageHandle;

export async function loader({ context, url: { origin, searchParams } }: LoaderFunctionArgs) {
	const pageAddress = searchParams.get("of")?.trim() ?? "";
	const embed = parseEmbedAddress(pageAddress, origin);
	const card = embed && (await findCard(context.get(requestContext), embed));
	if (embed === undefined || card === undefined) return { of: pageAddress, made: undefined };
	const address = embedPath(embed);
	return {
		of: pageAddress,
		made: { name: card.name, address, line: embedLine(origin + address, card.name, EMBED_SIZE) },
	};
}

export default function EmbedPage() {
	const { t, paths } = usePage();
	const { of, made } = useLoaderData<typeof loader>();
	return (
		<div className="column pt-4 lg:pt-12">
			<PageHead
				title={t("embed.title")}
				description={t("embed.describe")}
				canonical={paths.embed}
				noIndex={of !== ""}
			/>
			<h1 className="text-2xl md:text-3xl">{t("embed.title")}</h1>
			<p className="mt-2 max-w-text text-quiet">{t("embed.describe")}</p>
			<AddressForm action={paths.embed} className="mt-6 flex max-w-text flex-wrap items-end gap-4">
				<TextField
					name="of"
					required
					autoComplete="off"
					label={t("embed.address")}
					hint={t("embed.addressHint")}
					error={of !== "" && made === undefined ? t("embed.foreign") : undefined}
					defaultValue={of}
				/>
				<Button type="submit">{t("embed.make")}</Button>
			</AddressForm>
			{made !== undefined && (
				<section className="mt-6 max-w-text space-y-2">
					<TextArea readOnly label={t("embed.line", { name: made.name })} value={made.line} />
					<a href={made.address} className="link-line">
						{t("embed.see")}
					</a>
				</section>
			)}
		</div>
	);
}
