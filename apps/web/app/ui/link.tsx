import { useRender } from "@base-ui/react/use-render";
import type { ComponentProps, ReactElement } from "react";
import { type ButtonLook, buttonLook, joinClasses } from "./button.tsx";

/** `render={<Link to={…} />}` uses the site's router; without it, `href` is a plain link. */
export type LinkProps = ComponentProps<"a"> & { render?: ReactElement };

export function TextLink({ className = "", render, ...props }: LinkProps) {
	return useRender({ defaultTagName: "a", render, props: { ...props, className: joinClasses("link", className) } });
}

/** Another site, by the name of its host. */
export function SiteLink({
	href,
	rel = "noreferrer",
	className = "",
	...props
}: ComponentProps<"a"> & { href: string }) {
	return (
		<a href={href} rel={rel} {...props} className={joinClasses("link", className)}>
			{new URL(href).host}
		</a>
	);
}

export function ButtonLink({ look = "primary", className = "", render, ...props }: LinkProps & { look?: ButtonLook }) {
	return useRender({
		defaultTagName: "a",
		render,
		props: { ...props, className: joinClasses(buttonLook(look), className) },
	});
}
