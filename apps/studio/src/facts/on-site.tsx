import { type RaRecord, useRecordContext } from "react-admin";
import { siteAddress } from "#studio/site.ts";

/** Leads to the page of what is public. */
export function OnSite({ folder }: { folder: string }) {
	const item = useRecordContext<RaRecord>();
	if (item?.status !== "published") return null;
	return (
		<p>
			<a href={siteAddress(`${folder}/${item.slug}`)} target="_blank" rel="noreferrer">
				On the site
			</a>
		</p>
	);
}
