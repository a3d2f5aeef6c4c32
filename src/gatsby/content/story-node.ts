/** Gatsby's id of a story. Its address is part of it: a story that moved is another page. */
export const storyIdOf = (path: string): string => `Story-${path}`

/** `StoryblokEntry` and its companions are declared too: a query on a type that no node has fails the build. */
export const STORY_TYPES = `
  type StoryImage @dontInfer {
    filename: String!
    alt: String!
    focus: String
  }

  type Story implements Node @dontInfer {
    key: String!
    path: String!
    kind: String!
    name: String!
    title: String!
    description: String!
    noindex: Boolean!
    publishedAt: String
    brand: String
    headline: String
    date: String
    category: String
    intro: String
    image: StoryImage
    readingMinutes: Int
    content: JSON!
  }

  type StoryblokEntry implements Node @dontInfer {
    uuid: String!
    full_slug: String!
    name: String!
    content: String!
    published_at: String
    lang: String
  }

  type StoryblokSpace implements Node @dontInfer {
    name: String
    version: Int
  }

  type StoryblokTag implements Node @dontInfer {
    name: String
    taggings_count: Int
  }

  type StoryblokDatasource implements Node @dontInfer {
    name: String
    slug: String
  }

  type StoryblokDatasourceEntry implements Node @dontInfer {
    name: String
    value: String
    data_source: String
    data_source_dimension: String
  }
`
