import type { Category } from "@uchit/contract/category.ts";
import type { ReactNode } from "react";

type Slug = Category["slug"];

/** The head of a page on the colour of its category, with our drawing of it; without a category as it is. */
export function CategoryGround({ slug, children }: { slug: Slug | undefined; children: ReactNode }) {
	if (slug === undefined) return children;
	return (
		<div data-category={slug} className="category-ground">
			<div className="min-w-0 flex-1">{children}</div>
			<CategoryDrawing slug={slug} size={72} />
		</div>
	);
}

/** Beside its category's name, so it says nothing of its own. */
export function CategoryDrawing({ slug, size }: { slug: Slug; size: number }) {
	return <img src={`/drawings/categories/${slug}.svg`} alt="" width={size} height={size} />;
}
